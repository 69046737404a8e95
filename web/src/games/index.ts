/** The page's games. To register one, add a folder: `games/<name>/index.ts` exports its module. */

import { hasMessage, t } from '../lib/i18n.svelte'
import { readable } from '../lib/readable'
import { genericGame } from './generic/module'
import type { GameModule } from './module'

const modules = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' })

export const GAMES: GameModule[] = Object.values(modules)

export const gameOf = (name: string): GameModule => GAMES.find((game) => game.name === name) ?? genericGame(name)

export const gameTitle = (name: string): string => (hasMessage(`game-${name}`) ? t(`game-${name}`) : readable(name))
