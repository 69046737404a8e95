/** Keys of the table. */

import { settings } from '../../lib/settings.svelte'

/** Whether a key press is for the table rather than for a field, a dialog or the browser. */
export function isTableKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  // Some keyboards type Ł and Ś with AltGr, which also reports Alt and Control.
  const modified = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
  return !modified && !event.defaultPrevented && !target.closest('input, textarea, select, dialog')
}

/** Letters and numbers act on the table unless the player has switched that off. */
export const isShortcut = (event: KeyboardEvent) => settings.shortcuts && /^[\p{L}\d]$/u.test(event.key)

/** Enter confirms, even on a tile; on any other button it presses the button. */
export const confirms = (event: KeyboardEvent) => event.key === 'Enter' && !(event.target as HTMLElement).closest('button:not(.pick), a, summary')
