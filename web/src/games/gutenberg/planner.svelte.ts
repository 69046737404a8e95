/** The plan that the player is drafting: markers on rows, not yet confirmed. The draft survives a reload. */

import { t } from '../../lib/i18n.svelte'
import { currentPath } from '../../lib/route.svelte'
import type { Chooser } from './chooser.svelte'
import { rowName } from './describe'
import { figures } from './cards'
import { ROWS, type Action, type Plan, type View } from './types'

const emptyPlan = (): Plan => [0, 0, 0, 0, 0]

export class Planner {
  plan: Plan = $state(emptyPlan())
  /** Why the last key press did nothing, for reasons other than a rule. */
  hint = $state('')
  #view: () => View
  #chooser: Chooser
  #refuse: (action: Action, row: number) => void

  constructor(view: () => View, chooser: Chooser, refuse: (action: Action, row: number) => void) {
    this.#view = view
    this.#chooser = chooser
    this.#refuse = refuse
    $effect.pre(() => {
      const key = this.draftKey
      if (this.open && key !== this.#loaded) {
        this.#loaded = key
        this.plan = this.#stored()
      }
    })
  }

  #loaded = ''
  open = $derived.by(() => this.#view().table.phase === 'plan' && this.#view().seat !== null)
  /** Whether this seat can plan now. */
  asked = $derived.by(() => this.open && this.#chooser.options.some(({ action }) => typeof action === 'object' && 'plan' in action))
  draftKey = $derived.by(() => `manicule.plan ${currentPath()} ${this.#view().seat} ${this.#view().table.round}`)
  markers = $derived.by(() => this.#view().table.houses[this.#view().seat ?? 0]?.markers ?? 0)
  left = $derived.by(() => this.markers - this.plan.reduce((sum, count) => sum + count, 0))
  action: Action = $derived({ plan: { markers: [...this.plan] as Plan } })
  confirmed = $derived.by(() => this.#view().own?.plan?.join() === this.plan.join())
  ready = $derived.by(() => this.#chooser.allows(this.action) && !this.confirmed)

  #stored(): Plan {
    const made = this.#view().own?.plan
    if (made) return [...made]
    try {
      return (JSON.parse(sessionStorage.getItem(this.draftKey) ?? 'null') as Plan | null) ?? emptyPlan()
    } catch {
      return emptyPlan()
    }
  }

  full = (row: number) => this.left === 0 || this.plan[row] === figures().row_limit

  put(row: number, count: number) {
    this.hint = ''
    this.plan[row] = Math.max(0, Math.min(count, figures().row_limit, this.plan[row] + this.left))
    sessionStorage.setItem(this.draftKey, JSON.stringify(this.plan))
  }

  /** Lays out a whole plan without confirming it. */
  lay(plan: Plan) {
    this.clear()
    plan.forEach((count, row) => this.put(row, count))
  }

  change(row: number, by: 1 | -1) {
    this.hint = ''
    if (by < 0 && this.plan[row] === 0) this.hint = t('no-marker-here', { row: rowName(ROWS[row]) })
    else if (by > 0 && this.left === 0) this.hint = t('no-marker-left')
    else if (by > 0 && this.full(row)) this.#refuse({ plan: { markers: this.plan.map((count, at) => (at === row ? count + 1 : count)) as Plan } }, row)
    else this.put(row, this.plan[row] + by)
  }

  clear() {
    this.plan = emptyPlan()
    sessionStorage.setItem(this.draftKey, JSON.stringify(this.plan))
  }

  confirm() {
    if (this.ready) this.#chooser.do(this.action)
  }
}
