import { t } from '../../lib/i18n.svelte'
import type { GameModule } from '../module'
import Options from './Options.svelte'
import Picture from './Picture.svelte'

export default {
  name: 'gutenberg',
  needsLegal: true,
  keys: () => t('menu-keys'),
  Picture,
  Options,
  play: async () => {
    const [play] = await Promise.all([import('./play'), import('./cards').then(({ loadCards }) => loadCards())])
    return play
  },
} satisfies GameModule
