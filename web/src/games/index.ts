/** The page's games. A game registers by having a folder: `games/<name>/index.ts` exports its module. */

import type { GameModule } from './module'

const modules = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' })

export const GAMES: GameModule[] = Object.values(modules)

export const gameOf = (name: string): GameModule => GAMES.find((game) => game.name === name) ?? GAMES[0]

export const gameOfRule = (id: string): GameModule => GAMES.find(({ ruleLetter }) => id.startsWith(ruleLetter)) ?? GAMES[0]
