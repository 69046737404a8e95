import type { Action, View } from '../games/gutenberg/types'
import type { GameEvent } from '../lib/server'

/** A position of a real game as one seat sees it. */
export interface Fixture { name: string; view: View; legal: Action[]; events: GameEvent[] }
