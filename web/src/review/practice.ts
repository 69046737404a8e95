/** Exercises: the costliest decisions of my own games, repeated at growing intervals. */

import type { Review } from '../wire/coach'
import { addressOf, ownSeat, type ReviewedGame } from './game'
import { all, get, put, type Exercise } from './kept'

const DAY_MS = 86_400_000
/** Days until an exercise is repeated, by its streak of good answers. */
const DAYS = [1, 3, 7, 16, 35, 90]
/** The maximum per game. */
const MAX_EXERCISES = 3

export const daysAfter = (streak: number) => DAYS[Math.min(streak, DAYS.length - 1)]

/** Reschedules an exercise: a good answer lengthens the interval, after a bad one it is repeated tomorrow. */
export function answered(exercise: Exercise, good: boolean, now: number): Exercise {
  const streak = good ? exercise.streak + 1 : 0
  return { ...exercise, streak, due: now + daysAfter(streak) * DAY_MS }
}

/** The exercises that are due, longest overdue first. */
export const dueAt = (exercises: Exercise[], now: number) => exercises.filter(({ due }) => due <= now).sort((one, other) => one.due - other.due)

/** Stores the worst decisions of my seat as exercises, and the game's summary for the season. */
export async function noteMistakes(game: ReviewedGame, review: Review, now = Date.now()) {
  if (!game.table.seats.some(({ you }) => you)) return
  const seat = ownSeat(game)
  const mine = review.seats[seat]
  const address = addressOf(game)
  const kept = review.plies.find((one) => one.seat === seat && one.phase === 'keep_character')?.action as { keep_character?: { character: string } } | undefined
  const character = kept?.keep_character?.character ?? null
  await put('played', {
    id: address, game: review.game, at: game.table.ended_at ?? now, unit: mine.unit, decisions: mine.decisions, total_loss: mine.total_loss,
    luck: mine.luck, classes: mine.classes, phases: review.by_phase.filter((phase) => phase.seat === seat), character, level: strongest(game),
  })
  for (const ply of mine.worst.slice(0, MAX_EXERCISES)) {
    const { judged, action, phase } = review.plies[ply - 1]
    const id = `${address}?ply=${ply}`
    if (!judged || (judged.class !== 'mistake' && judged.class !== 'blunder') || (await get('exercises', id))) continue
    const { format: _, result: __, ...record } = game.record
    await put('exercises', {
      id, game: review.game, record: { ...record, actions: record.actions.slice(0, ply - 1) }, seat, people: game.table.seats.length, phase, played: action, loss: judged.loss,
      due: now + DAY_MS, streak: 0,
    })
  }
}

const LEVELS = ['apprentice', 'journeyman', 'master', 'guildmaster', 'grandmaster']
function strongest({ table }: ReviewedGame): string | null {
  const levels = table.seats.flatMap(({ level }) => level ?? [])
  return LEVELS.findLast((level) => levels.some((one) => one === level)) ?? null
}

export const exercises = () => all('exercises')
