### Arcs: the table in the browser.

## Odds of a battle

arcs-odds-hits = Hits on ships
arcs-odds-buildings = Hits on buildings
arcs-odds-keys = Keys
arcs-odds-losses = Hits you take
arcs-odds-intercept = Intercepted
