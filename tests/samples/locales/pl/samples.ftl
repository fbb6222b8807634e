ships =
    { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    }
greeting = Dobry wieczór, { $name }!
shown = { $open ->
    [yes] odkryta
   *[no] zakryta
 }
toy-event-played = { $seat } zagrywa kartę: { $card }. Miejsce: { $place }.
toy-card-B1 = Lampa
toy-place-3-gate = trzecia brama
card-joker = Dżoker
seat-unnamed = Gracz { $number }
