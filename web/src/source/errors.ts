/** What can go wrong with a local game. Each code has a message (`error-…`). */

import { ApiError } from '../lib/api'

export const LOCAL_ERROR_CODES = [
  'storage_full', 'no_room_for_game', 'storage_broken', 'other_tab', 'game_damaged', 'not_found',
  'module_missing', 'module_crashed', 'words_missing', 'not_a_record', 'record_refused', 'other_version', 'not_finished',
] as const
export type LocalErrorCode = (typeof LOCAL_ERROR_CODES)[number]

export class LocalError extends ApiError {
  constructor(
    readonly code: LocalErrorCode,
    detail = '',
    reason: { code: string; [field: string]: unknown } | null = null,
  ) {
    super({ code, message: detail, rule: null, reason })
  }
}

/** A request that the module of rules refused. */
export class Refused extends Error {
  constructor(readonly refusal: { code: string; rule: string | null; message: string; reason?: { code: string; [field: string]: unknown } | null }) {
    super(refusal.message)
  }

  get isBadOptions() {
    return this.refusal.code === 'bad_options'
  }
}
