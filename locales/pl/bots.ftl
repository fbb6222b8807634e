## Boty: kim są i dlaczego zagrały tak, a nie inaczej.

level-random = Los
level-random-text = Gra cokolwiek, byle wolno.
level-easy = Łatwy
level-easy-text = Zna cel, ale co drugi raz działa pod wpływem chwili.
level-normal = Średni
level-normal-text = Każdy ruch waży raz i wybiera ten, który wygląda najlepiej.
level-hard = Trudny
level-hard-text = Planuje naprzód przez setki możliwych przyszłości.

bot-why-random = Wybrane losowo.
bot-why-forced = Nic innego nie było możliwe.
bot-why-best = To wyglądało najlepiej ze wszystkich możliwych ruchów.
bot-why-arcana-field = Aby przybliżyć się do zdobycia tej stawki.
bot-why-arcana-bribe = Łapówka wystarczy: stawka jest moja od razu.
bot-why-arcana-place = Miejsce zmienia układ sił na moją korzyść.
bot-why-arcs-declare = Ta ambicja pasuje mi bardziej niż innym.
bot-why-arcs-battle = Szanse w tej bitwie są po mojej stronie.
bot-why-arcs-court = Chcę mieć tę kartę dworu.
bot-why-arcs-build = Więcej elementów na mapie da więcej później.
bot-why-arcs-tax = Zasoby na ambicje i na następne preludium.
bot-why-eclipse-explore = Nowe sektory to początek wszystkiego innego.
bot-why-eclipse-economy = Więcej populacji to więcej zasobów w każdej rundzie.
bot-why-eclipse-research = Technologia na resztę gry.
bot-why-eclipse-fleet = Statki, które zdobędą i utrzymają to, co ważne.
bot-why-eclipse-save = Kolejna akcja kosztowałaby więcej, niż przyniesie.
