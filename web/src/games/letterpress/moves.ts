/** How the events of a state are presented: how long it stays on screen, which cards fly, which sounds play. */

import type { Flight } from '../../table/flights'
import type { Sound } from '../../table/sounds'
import type { Event } from './types'

const HOLDS: Partial<Record<Event['event'], number>> = { word_revealed: 700, letters_claimed: 900, challenge_joined: 400, challenge_claimed: 400, tie_card_drawn: 500 }

/** How long a state stays on screen, in milliseconds at normal speed. The viewer's own actions cause no delay. */
export function holdMs(events: Event[], viewer: number | null): number {
  return events.reduce((sum, event) => sum + ('seat' in event && event.seat === viewer ? 0 : (HOLDS[event.event] ?? 0)), 0)
}

/** Claimed letters and challenges fly to the seat that claimed them. */
export function flightsOf(events: Event[], viewer: number | null): Flight[] {
  return events.flatMap((event) => {
    const to = 'seat' in event && event.seat === viewer ? '[data-collection]' : `.seats [data-home='${'seat' in event ? event.seat : ''}']`
    if (event.event === 'letters_claimed') return event.cards.map((card) => ({ from: `[data-tile='${card}']`, drawing: `[data-tile='${card}'] .type`, to }))
    if (event.event === 'challenge_joined' || event.event === 'challenge_claimed') return [{ from: `[data-challenge='${event.challenge}']`, drawing: `[data-challenge='${event.challenge}'] .reward > *`, to }]
    return []
  })
}

export function soundsOf(events: Event[]): Sound[] {
  const heard = new Set(events.map(({ event }) => event))
  if (heard.has('word_revealed')) return ['press']
  return heard.has('letters_claimed') || heard.has('card_chosen') || heard.has('hands_passed') ? ['tile'] : []
}
