### Arcs: stół w przeglądarce.

## Szanse w bitwie

arcs-odds-hits = Trafienia w statki
arcs-odds-buildings = Trafienia w budowle
arcs-odds-keys = Klucze
arcs-odds-losses = Twoje straty
arcs-odds-intercept = Przechwycenie
