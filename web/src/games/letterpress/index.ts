import { t, yesNo } from '../../lib/i18n.svelte'
import { LANGUAGES, settings } from '../../lib/settings.svelte'
import type { GameModule } from '../module'
import Options from './Options.svelte'
import Picture from './Picture.svelte'

export default {
  name: 'letterpress',
  // A list of legal actions would contain every word that the player could write.
  needsLegal: false,
  words: ({ language }) => String(language),
  Picture,
  Options,
  describeOptions: ({ language, best_word, family_words, min_length }) => [
    [t('option-language'), LANGUAGES[language as keyof typeof LANGUAGES] ?? String(language)],
    [t('option-best-word'), yesNo(best_word)],
    [t('option-family'), t(`option-family-${family_words === undefined ? 'usual' : family_words ? 'yes' : 'no'}`)],
    [t('option-shortest'), String(min_length)],
  ],
  firstGame: () => ({ language: settings.language, best_word: true, min_length: 2 }),
  play: () => import('./play'),
} satisfies GameModule
