/** Whether a key press is for the table rather than for a field, a dialog or the browser. */
export function isTableKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  // Some keyboards type Ł and Ś with AltGr, which also reports Alt and Control.
  const modified = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
  return !modified && !event.defaultPrevented && !target.closest('input, textarea, select, dialog')
}
