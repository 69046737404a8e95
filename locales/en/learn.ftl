### The words of lessons, of the coached game and of hints. Every language has the same ids.

## The pages

learn-sentence = Short lessons at the real table: one thing at a time, two or three moves each.
learn-progress = { $done } of { $of } lessons finished
learn-begin = Start the first lesson
learn-continue = Continue: { $title }
learn-finished = finished
learn-begun = started
learn-rules = Read the rules
learn-coached = Play a coached game
learn-coached-why = A whole game against easy bots. Everything new is explained when you first need it, and only once.

## In a lesson

coach = Coach
coach-part = Step { $part } of { $of }
learn-next = Next
learn-right-1 = Right!
learn-right-2 = Exactly!
learn-right-3 = Well done!
learn-other = That’s allowed, but it isn’t what this step is about. Try again.
learn-read-first = Read this first, then choose “Next”.
learn-leave = Leave the lesson (you can come back)
learn-all = All lessons
learn-next-lesson = Next lesson: { $title }
learn-missing = There is no such lesson.

## In a coached game

note-title = New
note-understood = Got it
note-close = Close
round-word-title = After round { $round }
round-word-lead = Looking back at this round:

## Hints

hint-title = Hint
hint-thinking = Looking for a good move…
hint-move = Which move?
hint-best = The best word?
hint-show = Show me
hint-shown = It’s set up on the table. Confirm it, or do something else.
hint-none = No hint is available here.
hint-against = Compared with your choice:
hint-same = This is what you chose.
hint-chance = Chance of winning: about { $value }%
hint-score = Expected final score: about { $value }
hint-close = Close the hint
