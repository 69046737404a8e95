### The words of lessons, of the coached game and of hints. Every language has the same ids.

## The pages

learn-sentence = Krótkie lekcje przy prawdziwym stole: każda o jednej rzeczy, na dwa lub trzy ruchy.
learn-progress = Ukończone lekcje: { $done } z { $of }
learn-begin = Zacznij pierwszą lekcję
learn-continue = Dalej: { $title }
learn-finished = ukończona
learn-begun = rozpoczęta
learn-rules = Przeczytaj zasady
learn-coached = Zagraj partię z trenerem
learn-coached-why = Cała partia przeciwko łatwym botom. Każda nowość zostanie wyjaśniona, gdy pierwszy raz się przyda – i tylko raz.

## In a lesson

coach = Trener
coach-part = Krok { $part } z { $of }
learn-next = Dalej
learn-right-1 = Dobrze!
learn-right-2 = Właśnie tak!
learn-right-3 = Świetnie!
learn-other = Tak też wolno, ale w tym kroku chodzi o coś innego. Spróbuj jeszcze raz.
learn-read-first = Najpierw przeczytaj, potem wybierz „Dalej”.
learn-leave = Wyjdź z lekcji (możesz tu wrócić)
learn-all = Wszystkie lekcje
learn-next-lesson = Następna lekcja: { $title }
learn-missing = Nie ma takiej lekcji.

## In a coached game

note-title = Nowość
note-understood = Jasne
note-close = Zamknij
round-word-title = Po rundzie { $round }
round-word-lead = Podsumowanie tej rundy:

## Hints

hint-title = Podpowiedź
hint-thinking = Szukam dobrego ruchu…
hint-move = Który ruch?
hint-best = Najlepsze słowo?
hint-show = Pokaż
hint-shown = Ruch jest przygotowany na stole. Potwierdź go albo zrób coś innego.
hint-none = Tu nie ma podpowiedzi.
hint-against = W porównaniu z twoim wyborem:
hint-same = To właśnie twój wybór.
hint-chance = Szansa na zwycięstwo: około { $value }%
hint-score = Przewidywany wynik końcowy: około { $value }
hint-close = Zamknij podpowiedź
