/** The module of every game that has no folder in the page: its view as fields, its legal actions as buttons. */

import type { GameModule } from '../module'
import Picture from './Picture.svelte'

export const genericGame = (name: string): GameModule => ({
  name,
  needsLegal: true,
  Picture,
  play: () => import('./play'),
})
