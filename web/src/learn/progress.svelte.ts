/** The progress in the lessons, and which notes were read: stored in this browser. */

import { keyOf, type LessonName } from './lessons'

/** Where a lesson was left: its step, and what was done since its start by all seats. */
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

/** Another tab may have made progress in the meantime. */
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
