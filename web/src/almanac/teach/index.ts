/** The rules page's illustrations for each game: its marks, and a round in pictures. */

import type { Component } from 'svelte'
import GutenbergLegend from './GutenbergLegend.svelte'
import GutenbergRound from './GutenbergRound.svelte'
import LetterpressLegend from './LetterpressLegend.svelte'
import LetterpressRound from './LetterpressRound.svelte'

export const TEACHING: Record<string, { Legend: Component; Round: Component }> = {
  gutenberg: { Legend: GutenbergLegend, Round: GutenbergRound },
  letterpress: { Legend: LetterpressLegend, Round: LetterpressRound },
}
