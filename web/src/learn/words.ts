/** Word lists for the lessons. */

import { gameOf } from '../games'
import { loadWords } from '../source/words'
import { lessonsOf, loadLesson, taughtGames } from './lessons'

/** Caches the word lists of all lessons, so that they are available offline. */
export async function keepLessonWords(): Promise<boolean> {
  const languages = new Set<string>()
  for (const game of taughtGames) {
    const { words } = gameOf(game)
    if (!words) continue
    for (const { name } of lessonsOf(game)) languages.add(words((await loadLesson(game, name))?.start.options ?? {}))
  }
  for (const language of languages) await loadWords(language)
  return true
}
