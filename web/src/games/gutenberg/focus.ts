/** The arrows move between what can be chosen, Tab visits everything. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const OPEN = '.choice.open, .choice.picked, .places-of-plan'

const openChoices = () => [...document.querySelectorAll<HTMLElement>(OPEN)].filter((one) => one.checkVisibility())

export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const by = STEPS[event.key]
  if (!by) return
  event.preventDefault()
  const here = event.currentTarget
  const all = openChoices()
  if (!all.includes(here)) {
    const after = all.findIndex((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
    all.splice(after < 0 ? all.length : after, 0, here)
  }
  all[(all.indexOf(here) + by + all.length) % all.length]?.focus()
}

/** From anywhere that has no use for the arrows, they lead to the first choice. */
export function focusFirst(event: KeyboardEvent): boolean {
  if (!STEPS[event.key]) return false
  const [first] = openChoices()
  first?.focus()
  return first !== undefined
}

/** Whether the person is typing. */
export const isTyping = ({ target }: Event) => target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
