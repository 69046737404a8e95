/** Keyboard shortcuts of the table, active except while the player types. Escape, Enter and the arrows work even if shortcuts
 * are switched off. */

import { settings } from '../../lib/settings.svelte'
import { isTyping, moveFromElsewhere } from './focus'
import type { Table } from './table'

export interface KeyActions { confirm: () => void; cancel: () => boolean; pass: () => void; undo: () => void; legend: () => void; advise: () => void; hint: () => void }

export class Keys {
  /** The first key of a two-key shortcut, such as G before a number. */
  #prefix = ''

  press(event: KeyboardEvent, table: Table, actions: KeyActions) {
    const basic = ['Escape', 'Enter'].includes(event.key) || event.key.startsWith('Arrow')
    if ((!settings.shortcuts && !basic) || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const prefix = this.#prefix
    this.#prefix = ''
    if (this.#act(event, prefix, table, actions)) event.preventDefault()
  }

  #act(event: KeyboardEvent, prefix: string, { planner, chooser, guard, view, seat }: Table, actions: KeyActions): boolean {
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
        return actions.cancel()
      case 'ENTER':
        if (onControl) return false
        actions.confirm()
        return true
      case 'P': actions.pass(); return true
      case 'Z': actions.undo(); return true
      case 'L': case '?': actions.legend(); return true
      case 'B': actions.advise(); return true
      case 'H': actions.hint(); return true
      case 'G': case 'T': this.#prefix = key; return true
      default: return !event.defaultPrevented && seat !== null && view.to_act.includes(seat) && moveFromElsewhere(event)
    }
  }
}
