"""The one place where the version of the package is written."""

VERSION = "0.1.0"
