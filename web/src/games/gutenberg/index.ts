import { t, yesNo } from '../../lib/i18n.svelte'
import type { GameModule } from '../module'
import Options from './Options.svelte'
import Picture from './Picture.svelte'

export default {
  name: 'gutenberg',
  needsLegal: true,
  keys: () => t('menu-keys'),
  Picture,
  Options,
  describeOptions: ({ characters, automa, free_actions }) => [
    [t('option-characters'), yesNo(characters)],
    [t('option-automa'), yesNo(automa)],
    [t('option-own-turn'), yesNo(free_actions === 'own_turn')],
  ],
  firstGame: () => ({ characters: false, automa: false, free_actions: 'any_time' }),
  play: async () => {
    const [play] = await Promise.all([import('./play'), import('./cards').then(({ loadCards }) => loadCards())])
    return play
  },
} satisfies GameModule
