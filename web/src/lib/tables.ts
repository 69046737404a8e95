import type { TableInfo } from './server'

/** Joins lists of tables without duplicates; the first list wins. A table that starts while the lists of running and of open
 * tables are being fetched is in both. */
export function uniqueTables(...lists: TableInfo[][]): TableInfo[] {
  const seen = new Set<string>()
  return lists.flat().filter(({ id }) => !seen.has(id) && seen.add(id))
}
