import type { GameEvent } from '../../lib/server'
import type { Action, View } from './types'

/** What a seat sees at one point of a game. */
export interface Moment { name: string; view: View; legal: Action[]; events: GameEvent[] }
