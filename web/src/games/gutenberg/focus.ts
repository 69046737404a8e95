/** Moves the focus by arrow keys, so that a whole game can be played with arrows, Enter and Escape: left and right to the next
 * open choice, up and down to the next kind of choice or to the question's buttons. If nothing is focused, they go to the first
 * or last choice. Tab reaches everything, open or not. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const OPEN = '.choice.open, .choice.picked, .places-of-plan, .types .one .button:last-of-type, .more .button, section.ask .bar .button:enabled'

const openChoices = () => [...document.querySelectorAll<HTMLElement>(OPEN)].filter((one) => one.checkVisibility())

/** Up and down skip choices of the same kind, which are next to each other. */
const kindOf = (one: HTMLElement): unknown => one.dataset.pick?.split(':')[0] ?? (one.matches('.places-of-plan') ? one : one.parentElement?.closest('.bar, .types, .more'))

export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  if (step(event, event.currentTarget)) event.preventDefault()
}

/** Handles arrows outside the choices: from a button of the question to its neighbours, and from anything that does not use arrows
 * itself to the first or last choice. */
export function moveFromElsewhere(event: KeyboardEvent): boolean {
  const here = event.target instanceof HTMLElement ? event.target : null
  if (here?.matches(OPEN)) return step(event, here)
  if (here?.closest('button, a, summary, [role=slider]')) return false
  const to = openChoices().at({ 1: 0, [-1]: -1 }[STEPS[event.key]] ?? Infinity)
  to?.focus()
  return to !== undefined
}

function step(event: KeyboardEvent, here: HTMLElement): boolean {
  const by = STEPS[event.key]
  if (!by) return false
  const all = openChoices()
  if (!all.includes(here)) {
    const after = all.findIndex((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
    all.splice(after < 0 ? all.length : after, 0, here)
  }
  const from = all.indexOf(here)
  const next = (at: number) => (at + by + all.length) % all.length
  let to = next(from)
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') while (to !== from && kindOf(all[to]) === kindOf(here)) to = next(to)
  all[to]?.focus()
  return true
}

/** Whether the event comes from a text field. */
export const isTyping = ({ target }: Event) => target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
