/** The module for games without a folder in the page. */

import type { GameModule } from '../module'
import Picture from './Picture.svelte'

export const genericGame = (name: string): GameModule => ({
  name,
  needsLegal: true,
  Picture,
  play: () => import('./play'),
})
