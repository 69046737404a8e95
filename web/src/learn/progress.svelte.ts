/** Progress in the lessons, and which notes have been read, in local storage. */

import { keyOf, type LessonName } from './lessons'

/** Where the learner left a lesson: the step, and the actions of all seats so far. */
export interface Place { step: string; actions: { seat: number; action: unknown }[] }
interface Stored { finished: string[]; open: Record<string, Place>; notes: string[] }

const KEY = 'manicule.learn'
const NOTHING: Stored = { finished: [], open: {}, notes: [] }

function read(): Stored {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return NOTHING
  }
}

let stored: Stored = $state.raw(read())

/** Reads the stored progress first, because another tab may have changed it. */
function change(how: (now: Stored) => Stored) {
  stored = how(read())
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // A full disk must not stop a lesson.
  }
}

export const isFinished = (lesson: LessonName) => stored.finished.includes(keyOf(lesson))
export const placeIn = (lesson: LessonName): Place | null => stored.open[keyOf(lesson)] ?? null
export const savePlace = (lesson: LessonName, place: Place) => change((now) => ({ ...now, open: { ...now.open, [keyOf(lesson)]: place } }))

const without = (open: Stored['open'], key: string) => Object.fromEntries(Object.entries(open).filter(([other]) => other !== key))

export const finish = (lesson: LessonName) =>
  change((now) => ({ ...now, finished: [...new Set([...now.finished, keyOf(lesson)])], open: without(now.open, keyOf(lesson)) }))

const noteKey = (game: string, note: string) => `${game}/${note}`
export const hasRead = (game: string, note: string) => stored.notes.includes(noteKey(game, note))
export const markRead = (game: string, note: string) => change((now) => ({ ...now, notes: [...new Set([...now.notes, noteKey(game, note)])] }))

addEventListener('storage', ({ key }) => {
  if (key === KEY) stored = read()
})
