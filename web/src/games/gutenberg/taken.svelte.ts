/** Tracks who emptied which space of the board this round. Uses the events that arrive, and for earlier ones the log. */

import type { Event, View } from './types'

type Spaces = 'printing' | 'refinement' | 'specialties' | 'gears'
const ROWS: Spaces[] = ['printing', 'refinement', 'specialties', 'gears']

/** The seat that took this card, if an event says so. */
function takerOf(events: Event[], card: string, automa: number): number | undefined {
  for (const event of events) {
    if (!Object.values(event).includes(card)) continue
    if ('seat' in event && typeof event.seat === 'number') return event.seat
    if (event.event.startsWith('automa_took')) return automa
  }
}

/** The view when the plans were made, and the events since then. */
export interface Earlier { view: View; events: Event[] }

function rewardTakers(events: Event[], automa: number): [string, number][] {
  return events.flatMap((event): [string, number][] => {
    if (event.event === 'patronage_reward_taken') return [[`reward.${event.reward}`, event.seat]]
    return event.event === 'automa_took_patronage_reward' ? [[`reward.${event.reward}`, automa]] : []
  })
}

export class Taken {
  #by: Map<string, number> = $state.raw(new Map())
  #before: View | undefined

  /** Must be called with every view and the events that led to it. */
  watch(view: View, events: Event[]) {
    const before = this.#before
    this.#before = view
    if (!before) return
    const by = new Map(before.table.round === view.table.round ? this.#by : [])
    for (const row of ROWS) {
      view.table.board[row].forEach((card, at) => {
        const was = before.table.board[row][at]
        if (card) by.delete(`${row}.${at}`)
        else if (was) {
          const seat = takerOf(events, was, view.table.houses.length)
          if (seat !== undefined) by.set(`${row}.${at}`, seat)
        }
      })
    }
    for (const [space, seat] of rewardTakers(events, view.table.houses.length)) by.set(space, seat)
    this.#by = by
  }

  /** Emptied spaces whose taker is unknown. */
  #unknown = (view: View) => ROWS.flatMap((row) => view.table.board[row].flatMap((card, at) => (card || this.#by.has(`${row}.${at}`) ? [] : [{ row, at }])))
  isUnknown = (view: View) => this.#unknown(view).length > 0

  /** Finds the missing takers in earlier events. */
  explain(view: View, { view: began, events }: Earlier) {
    if (began.table.round !== view.table.round) return
    const automa = view.table.houses.length
    const found = this.#unknown(view).flatMap(({ row, at }): [string, number][] => {
      const seat = takerOf(events, began.table.board[row][at] ?? '', automa)
      return seat === undefined ? [] : [[`${row}.${at}`, seat]]
    })
    const more = [...found, ...rewardTakers(events, automa)].filter(([space]) => !this.#by.has(space))
    if (more.length) this.#by = new Map([...this.#by, ...more])
  }

  of = (space: string) => this.#by.get(space)
}
