ships =
    { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
greeting = Dobrý večer, { $name }!
shown = { $open ->
    [yes] odkrytá
   *[no] zakrytá
 }
toy-event-played = { $seat } hraje kartu: { $card }. Místo: { $place }.
toy-card-B1 = Lampa
toy-place-3-gate = třetí brána
card-joker = Žolík
seat-unnamed = Hráč { $number }
