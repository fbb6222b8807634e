ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
greeting = Good evening, { $name }!
shown = { $open ->
    [yes] face up
   *[no] face down
 }
toy-event-played = { $seat } played { $card } in { $place }.
toy-card-B1 = The Lamp
toy-place-3-gate = the third gate
card-joker = Joker
seat-unnamed = Player { $number }
only-english = Only here.
