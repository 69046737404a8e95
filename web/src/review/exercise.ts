/** The table of an exercise, with a bot on every seat but mine. */

import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import type { TableInfo } from '../lib/server'
import { botSeat, personSeat, tableOf } from '../source/library'
import type { Exercise } from './kept'

export function tableOfExercise({ id, game, record, seat, people, due }: Exercise): TableInfo {
  const { rules_version, content, options, seed } = record
  const seats = Array.from({ length: people }, (_, at) => (at === seat ? personSeat(settings.name.trim() || t('guest')) : botSeat()))
  return tableOf({ id, game, rules_version, content, options, seed, seats, opened_at: due, changed_at: due, version: 0, plies: record.actions.length, to_act: [seat], result: null })
}
