### Eclipse: příklady z pravidel krok za krokem. Pozice: web/src/games/eclipse/examples.toml.

## Cena technologie (str. 12)

eclipse-example-research_price-1 = Máš už dvě vojenské technologie: { eclipse-tech-neutron_bombs } a { eclipse-tech-plasma_cannon }. Zvolíš akci výzkumu.
eclipse-example-research_price-2 = { eclipse-tech-starbase } stojí 4. Dvě technologie té kategorie dávají slevu 2.
eclipse-example-research_price-3 = To by byly 2, ale sleva nejde pod menší číslo na žetonu: 3. Platíš tedy 3.
eclipse-example-research_price-4 = Zaplaceno: zbývají 3 vědy. Se třemi vojenskými technologiemi má další slevu 3.

## Vázání lodí (str. 15)

eclipse-example-move_pinning-1 = Máš tu dva stíhače a je tu i jedna nepřátelská loď. Zvolíš akci pohybu.
eclipse-example-move_pinning-2 = Každá nepřátelská loď váže jednu tvou. Jeden stíhač musí zůstat, druhý může odletět.
eclipse-example-move_pinning-3 = Je pryč. Ten, který zůstal, se hnout nemůže; bude bojovat ve fázi boje.

## Bitva (str. 22–23)

eclipse-example-combat_engagement-1 = Na obou stranách tři stíhače a křižník. Je tu soupeřův disk, takže se brání on. Nejdřív střely, od nejrychlejších lodí.
eclipse-example-combat_engagement-2 = Střely tvých stíhačů: 6, 6, 5, 4, 3, 2. Zasáhnou jen šestky a každá zničí stíhač.
eclipse-example-combat_engagement-3 = Poslední soupeřův stíhač hodí 6 a 6. Jedna zničí tvůj stíhač, druhá dá tvému křižníku 2 poškození.
eclipse-example-combat_engagement-4 = Střely tvého křižníku minou. Teď kola střetu: od nejvyšší iniciativy, při shodě je první obránce.
eclipse-example-combat_engagement-5 = Tvoje stíhače mají iniciativu 4 a začnou ustupovat. Odletí, až na ně zase přijde řada; do té doby je jde zasáhnout.
eclipse-example-combat_engagement-6 = Soupeř jeden z nich sestřelil a křižníkem minul. Teď střílí plazmový kanón tvého křižníku.
eclipse-example-combat_engagement-7 = Šestka: soupeřův stíhač je pryč. Tvůj poslední stíhač unikl a soupeř zase minul. Křižník střílí ještě jednou.
eclipse-example-combat_engagement-8 = Další šestka zničí křižník: vyhráváš. Oba berete pověst: 1 za bitvu, 1 za stíhač, 2 za křižník, nejvýš 5.

## Údržba (str. 24)

eclipse-example-upkeep_pay-1 = Všichni ostatní pasovali. Stupnice peněz ukazuje příjem 4, stupnice vlivu údržbu 5.
eclipse-example-upkeep_pay-2 = 4 minus 5 je −1: zaplatíš 1 ze zásob, kde máš 3. Pasuješ a přijde údržba.
eclipse-example-upkeep_pay-3 = Zbývají 2 peníze.
eclipse-example-upkeep_pay-4 = Pak přijde věda a materiál: 6 a 3. Disky použité na akce jsou zpátky na stupnici.

## Bankrot (str. 24)

eclipse-example-upkeep_bankruptcy-1 = Stejná civilizace bez peněz. Příjem 4, údržba 5: 1 chybí. Pasuješ.
eclipse-example-upkeep_bankruptcy-2 = Nemůžeš zaplatit, takže vybíráš: obchod za peníze, nebo vzdát se sektoru.
eclipse-example-upkeep_bankruptcy-3 = Vyměníš 2 vědy za 1 peníz. To stačí.
eclipse-example-upkeep_bankruptcy-4 = Zaplaceno a pak jako obvykle výroba.
eclipse-example-upkeep_bankruptcy-5 = Můžeš se taky vzdát sektoru: disk se vrátí, údržba klesne z 5 na 3, ale jeho osadníci přestanou vyrábět.
