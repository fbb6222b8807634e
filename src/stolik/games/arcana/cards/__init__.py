"""What individual cards do: a module for each place effect, a class for each kind of objective."""
