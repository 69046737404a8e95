/** How the events of a state are presented: how long it stays on screen, which pieces fly, which sounds play. */

import type { Flight } from '../../table/flights'
import type { Sound } from '../../table/sounds'
import { INKS, listOf, type Event, type View } from './types'

const HOLD_MS: Partial<Record<Event['event'], number>> = { round_began: 1700, plans_revealed: 1500, row_began: 350, game_ended: 900 }
const ACT_MS = 620

/** How long a state stays on screen before the next one, in milliseconds at normal speed. */
export function holdMs(events: Event[], me: number | null): number {
  const byOthers = events.some((event) => 'seat' in event && event.seat !== me && !['plan_made', 'character_chosen', 'fame_gained', 'guilders_gained'].includes(event.event))
  const automa = events.some(({ event }) => event.startsWith('automa_took'))
  return Math.max(byOthers || automa ? ACT_MS : 0, ...events.map(({ event }) => HOLD_MS[event] ?? 0))
}

const onBoard = (piece: string) => `.board [data-piece="${piece}"]`
const home = (seat: number) => `[data-home="${seat}"]`
const figure = (seat: number, name: string) => `${home(seat)} [data-figure="${name}"]`
const BAG = '[data-figure="bag"]'

/** The inks that were taken, with their places. */
const takenInks = (before: View, after: View) =>
  before.table.board.ink_sets.flatMap((set, number) => set.flatMap((ink, place) => (ink && after.table.board.ink_sets[number]?.[place] === null ? [{ ink, from: `[data-ink="${number}.${place}"]` }] : [])))

export function flightsOf(before: View, after: View, events: Event[]): Flight[] {
  const flights: Flight[] = []
  const automa = after.table.houses.length
  /** The selector of whatever caused the gains in the following events. */
  let source = ''
  const card = (piece: string | null, seat: number) => piece && flights.push({ from: onBoard(piece), to: home(seat) })
  const gain = (seat: number, name: string) => source && flights.push({ from: source, to: figure(seat, name), drawing: `${figure(seat, name)} .mark` })
  for (const event of events) {
    switch (event.event) {
      case 'order_taken':
        card(event.printing, event.seat)
        card(event.refinement, event.seat)
        break
      case 'specialty_card_taken': case 'patronage_card_taken': card(event.card, event.seat); break
      case 'gear_installed': card(event.gear, event.seat); break
      case 'automa_took_gear': card(event.gear, automa); break
      case 'automa_took_specialty_card': case 'automa_took_patronage_card': card(event.card, automa); break
      case 'automa_took_order_cards':
        card(event.printing, automa)
        card(event.refinement, automa)
        break
      case 'inks_taken': for (const { ink, from } of takenInks(before, after)) flights.push({ from, to: figure(event.seat, ink) }); break
      case 'automa_took_inks': for (const { from } of takenInks(before, after)) flights.push({ from, to: home(automa) }); break
      case 'order_fulfilled': source = `${home(event.seat)} [data-piece="${event.printing}"]`; break
      case 'patronage_reward_taken': source = `.board [data-pick="reward:${event.reward}"]`; break
      case 'gear_used': source = `${home(event.seat)} [data-axle="${event.axle}"]`; break
      case 'guilders_gained': gain(event.seat, 'guilders'); break
      case 'fame_gained': gain(event.seat, 'fame'); break
      case 'ink_gained': flights.push({ from: source || BAG, to: figure(event.seat, event.ink), drawing: `${figure(event.seat, event.ink)} .mark` }); break
      case 'inks_returned': for (const ink of listOf(event.inks, INKS)) flights.push({ from: figure(event.seat, ink), to: BAG, drawing: `${figure(event.seat, ink)} .mark` }); break
      case 'guilders_paid': flights.push({ from: figure(event.seat, 'guilders'), to: '.row.current', drawing: `${figure(event.seat, 'guilders')} .mark` }); break
    }
  }
  return flights
}

const SOUNDS: [RegExp, Sound][] = [
  [/^order_fulfilled$|^plans_revealed$/, 'press'],
  [/^guilders_/, 'coin'],
  [/gear/, 'gear'],
  [/taken|^automa_took|_gained$|^level_reached$|^planned$/, 'tile'],
]

/** The sounds for these events, each once. */
export const soundsOf = (events: Event[]): Sound[] => [...new Set(events.flatMap(({ event }) => SOUNDS.find(([pattern]) => pattern.test(event))?.[1] ?? []))]
