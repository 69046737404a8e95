/** Loads the texts of the reader's language that are read offline as well: rules and almanac. The service worker keeps what
 * the page loads. */

import { GAMES } from '../games'
import { almanacMessages } from '../lib/i18n.svelte'
import { rulesOf } from '../lib/rules'
import { settings } from '../lib/settings.svelte'
import { loadFigures } from './figures'
import { loadTerms, loadText } from './texts'

export const keepTexts = () =>
  Promise.all([almanacMessages(settings.language), loadFigures(), loadTerms(), ...(['characters', 'origin', 'tools'] as const).map(loadText), ...GAMES.map(({ name }) => rulesOf(name))])
