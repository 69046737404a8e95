import type { Action, Event, View } from '../games/gutenberg/types'

/** A position from a real game, as one seat sees it. */
export interface Fixture { name: string; view: View; legal: Action[]; events: Event[] }
