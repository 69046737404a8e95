/** What the events of a state mean for its showing: how long it stays, what flies, what is announced. */

import type { Event } from './types'

const HOLD_MS: Partial<Record<Event['event'], number>> = { round_began: 1700, plans_revealed: 1500, row_began: 350, game_ended: 900 }
const ACT_MS = 620

/** For how long a state stays before the next one, in milliseconds at normal speed. */
export function holdMs(events: Event[], me: number | null): number {
  const byOthers = events.some((event) => 'seat' in event && event.seat !== me && !['plan_made', 'character_chosen', 'fame_gained', 'guilders_gained'].includes(event.event))
  const automa = events.some(({ event }) => event.startsWith('automa_took'))
  return Math.max(byOthers || automa ? ACT_MS : 0, ...events.map(({ event }) => HOLD_MS[event] ?? 0))
}

/** The pieces that leave the board, and the seat each goes to. */
export function leaving(events: Event[], automa: number): { piece: string; home: number }[] {
  return events.flatMap((event) => {
    switch (event.event) {
      case 'order_taken': return [{ piece: event.printing, home: event.seat }, { piece: event.refinement, home: event.seat }]
      case 'specialty_card_taken': case 'patronage_card_taken': return [{ piece: event.card, home: event.seat }]
      case 'gear_installed': return [{ piece: event.gear, home: event.seat }]
      case 'automa_took_gear': return [{ piece: event.gear, home: automa }]
      case 'automa_took_specialty_card': case 'automa_took_patronage_card': return [{ piece: event.card, home: automa }]
      case 'automa_took_order_cards': return [event.printing, event.refinement].flatMap((piece) => (piece ? [{ piece, home: automa }] : []))
      default: return []
    }
  })
}
