import type { TableInfo } from './server'

/** All tables of these lists, each once, as the first list that has it shows it. A table that starts while lists of
 * running and of open tables are on their way is in both. */
export function eachOnce(...lists: TableInfo[][]): TableInfo[] {
  const seen = new Set<string>()
  return lists.flat().filter(({ id }) => !seen.has(id) && seen.add(id))
}
