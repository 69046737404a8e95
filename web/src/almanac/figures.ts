/** Figures from the lab: docs/almanac/figures.json, written by `manicule lab almanac`. */

import { t } from '../lib/i18n.svelte'

export interface Mean { mean: number; low: number; high: number }
export interface CardUse { card: string; held: number; fulfilled: number; coloured: number; decorated: number; brought: number }
export interface Group { from: number; to: number | null; seats: number; score: Mean; wins: Mean }
export interface Measured { name: string; mean: number; groups: Group[] }
export interface CharacterFigures {
  character: string; dealt: number; kept: number; wins: Mean; score: Mean
  fame: Record<string, number>; won: Record<string, number>; lost: Record<string, number>
}
export interface WordGame { player: string; games: number; score: Mean; challenges: { card: string; open: number; met: number; claimed: number }[]; measures: Measured[] }
export interface Figures {
  command: string
  gutenberg: {
    player: string; games: number; score: Mean
    printing: CardUse[]; refinement: CardUse[]
    specialties: { card: string; open: number; taken: number; both: number }[]
    gears: { card: string; open: number; installed: number; uses: number[] }[]
    patronage: { card: string; open: number; taken: number; round: number }[]
    characters: CharacterFigures[]
    measures: Measured[]
  }
  worth: { name: string; games: number; fame: Mean; wins: Mean; wins_without: Mean }[]
  solo_games: number
  automa: { card: string; shown: number; ahead: number; patrons: number }[]
  letterpress: Record<string, WordGame>
}

const file = import.meta.glob<Figures>('../../../docs/almanac/figures.json', { import: 'default' })

let loading: Promise<Figures> | null = null
export function loadFigures(): Promise<Figures> {
  loading ??= Object.values(file)[0]()
  loading.catch(() => (loading = null))
  return loading
}

/** Arguments of `almanac-source`: how many games, and the level of the bots. `player` is written like `master:30`. */
export const sourceOf = ({ games, player }: { games: number; player: string }) => ({ games, level: t(`level-${player.split(':')[0]}`) })

export interface Figure { label: string; value: string }
