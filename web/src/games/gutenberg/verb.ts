/** The verb on the main button, for a whole action. */

import { t } from '../../lib/words.svelte'
import type { Action } from './types'

export function verb(action: Action): string {
  const kind = typeof action === 'string' ? action : Object.keys(action)[0]
  return t(`do-${kind.replaceAll('_', '-')}`)
}
