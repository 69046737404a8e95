/** What can go wrong with a game on this device. The page has words for each code (`error-…`). */

import { ApiError } from '../lib/api'

export type LocalErrorCode =
  | 'storage_full' | 'storage_broken' | 'other_tab' | 'game_damaged' | 'not_found'
  | 'module_missing' | 'module_crashed' | 'words_missing' | 'not_a_record' | 'record_refused' | 'other_version'

export class LocalError extends ApiError {
  constructor(
    readonly code: LocalErrorCode,
    detail = '',
    reason: { code: string; [field: string]: unknown } | null = null,
  ) {
    super({ code, message: detail, rule: null, reason })
  }
}
