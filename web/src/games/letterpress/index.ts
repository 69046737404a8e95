import type { GameModule } from '../module'
import Options from './Options.svelte'
import Picture from './Picture.svelte'

export default {
  name: 'letterpress',
  // Legal actions would be all the words one could write.
  needsLegal: false,
  words: ({ language }) => String(language),
  Picture,
  Options,
  play: () => import('./play'),
} satisfies GameModule
