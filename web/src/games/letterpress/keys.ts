/** Whether a key is meant for the table, and not for a field, a dialog or the browser. */
export function forTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  // On some keyboards Ł and Ś come with AltGr, which says that it is Alt and Control too.
  const modified = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
  return !modified && !event.defaultPrevented && !target.closest('input, textarea, select, dialog')
}
