/** The table's shortcuts: they work anywhere on it, except while somebody types. Escape, Enter and the arrows also work
 * where shortcuts are switched off. */

import { settings } from '../../lib/settings.svelte'
import { isTyping, moveFromElsewhere } from './focus'
import type { Table } from './table'

export interface KeyDeeds { confirm: () => void; cancel: () => boolean; pass: () => void; undo: () => void; legend: () => void; advise: () => void; hint: () => void }

export class Keys {
  /** The first key of a two-key shortcut, such as G before a number. */
  #prefix = ''

  press(event: KeyboardEvent, table: Table, deeds: KeyDeeds) {
    const basic = ['Escape', 'Enter'].includes(event.key) || event.key.startsWith('Arrow')
    if ((!settings.shortcuts && !basic) || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const prefix = this.#prefix
    this.#prefix = ''
    if (this.#act(event, prefix, table, deeds)) event.preventDefault()
  }

  #act(event: KeyboardEvent, prefix: string, { planner, chooser, guard, view, seat }: Table, deeds: KeyDeeds): boolean {
    const number = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'].indexOf(event.code)
    const key = event.key.toUpperCase()
    const pick = (wanted: string) => {
      if (guard.settled && chooser.open.has(wanted)) chooser.toggle(wanted)
      return true
    }
    if (prefix === 'G' && number >= 0 && number < 3) return pick(`use:${number}`)
    if (prefix === 'T' && 'AIOU'.includes(key)) return pick(`buy:${key}`)
    if (number >= 0 && planner.asked) {
      planner.change(number, event.shiftKey ? -1 : 1)
      return true
    }
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, a, summary, [role=slider]') !== null
    switch (key) {
      case 'ESCAPE':
        return deeds.cancel()
      case 'ENTER':
        if (onControl) return false
        deeds.confirm()
        return true
      case 'P': deeds.pass(); return true
      case 'Z': deeds.undo(); return true
      case 'L': case '?': deeds.legend(); return true
      case 'B': deeds.advise(); return true
      case 'H': deeds.hint(); return true
      case 'G': case 'T': this.#prefix = key; return true
      default: return !event.defaultPrevented && seat !== null && view.to_act.includes(seat) && moveFromElsewhere(event)
    }
  }
}
