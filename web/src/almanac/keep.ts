/** Loads the rules and the almanac in the reader's language, so that the service worker caches them for offline use. */

import { GAMES } from '../games'
import { almanacMessages } from '../lib/i18n.svelte'
import { rulesOf } from '../lib/rules'
import { settings } from '../lib/settings.svelte'
import { loadFigures } from './figures'
import { loadTerms, loadText } from './texts'

export const keepTexts = () =>
  Promise.all([almanacMessages(settings.language), loadFigures(), loadTerms(), ...(['characters', 'origin', 'tools'] as const).map(loadText), ...GAMES.map(({ name }) => rulesOf(name))])
