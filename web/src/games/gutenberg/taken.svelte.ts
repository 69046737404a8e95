/** Who emptied which space of the board in this round, as far as this page has seen it. */

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

export class Taken {
  #by: Map<string, number> = $state.raw(new Map())
  #before: View | undefined

  /** To be told every position with the events that led to it. */
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
    for (const event of events) {
      if (event.event === 'patronage_reward_taken') by.set(`reward.${event.reward}`, event.seat)
      else if (event.event === 'automa_took_patronage_reward') by.set(`reward.${event.reward}`, view.table.houses.length)
    }
    this.#by = by
  }

  of = (space: string) => this.#by.get(space)
}
