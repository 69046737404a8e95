/** The word game's generated types under the page's names. */

import type { Explained as AnyExplained } from '../../lib/server'
import type { Action, EntryView, Event, Facts, Prospect as WireProspect, View, WordView } from '../../wire/letterpress'

export type {
  Action, CardUse, CardView as Card, ChallengeProspect, ChallengeView as Challenge, Event, Facts, Finding, Gains, PlaceFacts, View, WritingCard,
} from '../../wire/letterpress'

export type Prospect = WireProspect | null
export type Explained = AnyExplained<Prospect>
export type Explain = (action: Action) => Promise<Explained | null>

export const wordOf = (entry: EntryView | null | undefined): WordView | null => (entry && entry !== 'pass' ? entry.word : null)

/** What the table page passes to this game's table. */
export interface Types { View: View; Action: Action; Event: Event; Prospect: Prospect; Facts: Facts }
