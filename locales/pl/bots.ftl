## Boty: kim są i dlaczego zagrały tak, a nie inaczej.

level-random = Los
level-random-text = Gra cokolwiek, co wolno.
level-easy = Łatwy
level-easy-text = Zna cel, ale co drugi ruch gra pod wpływem chwili.
level-normal = Średni
level-normal-text = Każdy ruch waży raz i wybiera ten, który wygląda najlepiej.
level-hard = Trudny
level-hard-text = Patrzy naprzód przez setki możliwych przyszłości.

bot-is-kiwi = Każdy plan zaczyna z radością, o połowie zapomina.
bot-is-mango = Najbardziej lubi to, co akurat leży najbliżej.
bot-is-okra = Trzyma się planu, potem goni motyla, potem znów planu.
bot-is-yuzu = Co drugi ruch to niespodzianka, także dla Yuzu.
bot-is-taro = Woli spróbować, niż się zastanawiać.
bot-is-sago = Gra po to, żeby zobaczyć, co się stanie.
bot-is-kwark = Każdy ruch ogląda raz i bierze najlepszy pod ręką.
bot-is-gluon = Trzyma się tego, co opłaca się dzisiaj.
bot-is-foton = Szybko widzi dobry ruch i szybko go zagrywa.
bot-is-mezon = Liczy to, co leży na stole, a nie to, co może nadejść.
bot-is-bozon = Nigdy nie mija okazji.
bot-is-hadron = Solidne ruchy, jeden po drugim.
bot-is-vega = Przed każdym ruchem sprawdza setki przyszłości.
bot-is-altair = Pyta, co odpowiedzą inni, i planuje pod to.
bot-is-rigel = Waży, co przyniosą kości i ukryte karty.
bot-is-mira = Każdy plan najpierw rozgrywa w myślach.
bot-is-deneb = O cudzym następnym ruchu myśli tyle, co o własnym.
bot-is-izar = Nie ufa łatwemu zyskowi, póki go nie sprawdzi.

bot-why-random = Wybrane losowo.
bot-why-forced = Nic innego nie było możliwe.
bot-why-best = To wyglądało na najlepszy ruch.
bot-why-arcana-field = To przybliża do zdobycia Stawki.
bot-why-arcana-bribe = Przekupstwo wystarczy, by wziąć Stawkę od razu.
bot-why-arcana-place = To miejsce przesuwa agentów tam, gdzie pomogą.
bot-why-arcs-declare = Tę Ambicję łatwiej wygrać niż pozostałe.
bot-why-arcs-battle = Szanse sprzyjają tej Bitwie.
bot-why-arcs-court = Tę kartę Dworu warto mieć.
bot-why-arcs-build = Więcej komponentów na mapie da więcej później.
bot-why-arcs-tax = Zasoby na Ambicje i na następne Preludium.
bot-why-eclipse-explore = Nowe sektory umożliwiają całą resztę.
bot-why-eclipse-economy = Więcej populacji to więcej zasobów w każdej rundzie.
bot-why-eclipse-research = Technologia na resztę gry.
bot-why-eclipse-fleet = Statki, które zdobędą i utrzymają to, co ważne.
bot-why-eclipse-save = Kolejna akcja kosztowałaby więcej, niż przyniesie.
