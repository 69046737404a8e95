/** Which key presses the table handles. */

import { settings } from '../../lib/settings.svelte'

/** Whether a key press is meant for the table, not for a field, a dialog or the browser. */
export function isTableKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  // Some keyboards type Ł and Ś with AltGr, which also reports Alt and Control.
  const modified = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
  return !modified && !event.defaultPrevented && !target.closest('input, textarea, select, dialog')
}

/** Letters and digits are shortcuts, unless the player has switched shortcuts off. */
export const isShortcut = (event: KeyboardEvent) => settings.shortcuts && /^[\p{L}\d]$/u.test(event.key)

/** Whether Enter confirms the choice: yes on a tile, but on any other button it presses that button. */
export const confirms = (event: KeyboardEvent) => event.key === 'Enter' && !(event.target as HTMLElement).closest('button:not(.pick), a, summary')
