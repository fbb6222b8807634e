## Nauka: trener, pierwsza gra z trenerem, lekcje

web-coach = Trener
web-coach-text = Objaśnia każdy rodzaj decyzji, gdy spotykasz go po raz pierwszy.
web-coach-close = Jasne
web-guided = Pierwsza gra z trenerem
web-guided-text = Prawdziwa gra z jednym łagodnym botem. Trener objaśnia każdą decyzję, gdy pojawia się pierwszy raz.
web-guided-start = Zacznij grać
web-hint-take = Zagraj to
web-hint-chance = Szansa na wygraną: { $chance }
web-hint-gains = Za
web-hint-risks = Przeciw
