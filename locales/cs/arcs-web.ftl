### Arcs: stůl v prohlížeči.

## Vyhlídky v bitvě

arcs-odds-hits = Zásahy lodí
arcs-odds-buildings = Zásahy budov
arcs-odds-keys = Klíče
arcs-odds-losses = Tvoje ztráty
arcs-odds-intercept = Zachycení
