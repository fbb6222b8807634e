### Arcana: příklady krok za krokem. Pozice: web/src/games/arcana/examples.toml.

## Úplatek (příklad z pravidel)

arcana-example-bribery-sum-1 = V Zemi nikoho leží { arcana-card-N01 }: osobnost. Cena je 7 dukátů, zlaté arkánum je duchovní síla.
arcana-example-bribery-sum-2 = Tvůj agent tam má 4 kalichy. Soupeř má se dvěma agenty 8: na konci kola by vyhrál.
arcana-example-bribery-sum-3 = Zahraješ tam kartu „{ arcana-card-BRL }“, 3 dukáty. 4 a 3 je 7 a cena je 7.
arcana-example-bribery-sum-4 = Vyhráváš hned, i když je soupeř silnější. Všichni agenti jdou domů a otočí se další kořist.

## Kdo vyhraje

arcana-example-resolution-winner-1 = Místo v Oblasti 1 chce politickou sílu 7. Máš tam dva skryté agenty, 3 a 3; soupeř má jednu skrytou kartu.
arcana-example-resolution-winner-2 = Přidáš kartu „{ arcana-card-B3 }“, politická síla 3. Je to poslední karta kola.
arcana-example-resolution-winner-3 = Všechny karty se otočí: ty 9, soupeř 4. 9 je nejvyšší součet a není menší než 7, takže místo a jeho 5 bodů jsou tvoje.
arcana-example-resolution-winner-4 = Kořist v Zemi nikoho chce bojovou sílu 5 a nejlepší součet je 4. Nevyhraje ji nikdo; kořist i agent zůstanou.

## Remíza

arcana-example-resolution-stays-1 = Tahle osobnost chce bojovou sílu 5. Soupeř tam má dva agenty, 3 a 2: přesně 5.
arcana-example-resolution-stays-2 = Pošleš kartu „{ arcana-card-B1 }“, bojová síla 5. Je to poslední karta kola.
arcana-example-resolution-stays-3 = 5 na 5 je remíza, takže nevyhraje nikdo. Kořist i všichni agenti zůstanou lícem nahoru a počítají se i příští kolo.
