/** Makes identifiers and JSON readable, for games without messages of their own. */

/** `bid_revealed` becomes "Bid revealed". */
export function readable(identifier: string): string {
  const words = identifier.replaceAll(/[_-]+/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** One line for any JSON value: `{"card":5,"won":true}` becomes "card 5, won ✓". */
export function inline(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '✕'
  if (Array.isArray(value)) return value.length ? value.map(inline).join(value.some((item) => typeof item === 'object') ? '; ' : ' ') : '–'
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value).map(([key, field]) => `${key.replaceAll('_', ' ')} ${inline(field)}`)
  return fields.join(', ') || '–'
}

/** An action or event: its name, then its fields. */
export function headline(name: string, fields: unknown): string {
  const rest = typeof fields === 'object' && fields !== null && Object.keys(fields).length === 0 ? '' : inline(fields)
  return rest && rest !== '–' ? `${readable(name)}: ${rest}` : readable(name)
}

/** Actions are serialized Rust enums: `"pass"` becomes "Pass", `{"bid":{"card":5}}` becomes "Bid: card 5". */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return readable(action)
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return inline(action)
  const entries = Object.entries(action)
  return entries.length === 1 ? headline(...entries[0]) : inline(action)
}
