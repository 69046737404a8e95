/** What lessons, notes and hints can point at: names in the `data-point` of elements on the table. */

/** By game. `*` stands for the id of a card or challenge, or for the index of a place. */
export const POINTS: Record<string, readonly string[]> = {
  gutenberg: [
    'row:orders', 'row:inks', 'row:specialties', 'row:gears', 'row:patronage', 'row:patrons', 'card:*', 'set:*', 'order:*', 'axle:*',
    'own:fame', 'own:guilders', 'own:types', 'own:inks', 'own:levels', 'own:gears', 'own:orders', 'own:character',
    'button:main', 'button:pass', 'part:question', 'part:rivals', 'part:scores', 'part:strip', 'part:round', 'part:log',
  ],
  letterpress: [
    'card:*', 'challenge:*', 'own:hand', 'own:collection', 'own:score',
    'part:commons', 'part:challenges', 'part:pool', 'part:track', 'part:stick', 'part:rivals', 'part:question', 'part:press',
    'button:main', 'button:pass',
  ],
}

/** The elements with this name: visible ones first, then those in hidden panes. Some things are drawn twice, and some drawn ones
 * are empty. */
export function elementsAt(root: ParentNode, point: string): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-point~=${CSS.escape(point)}]`)]
  const drawn = all.filter((one) => one.checkVisibility())
  const visible = drawn.filter((one) => one.offsetHeight > 0 && one.offsetWidth > 0)
  return [...visible, ...all.filter((one) => !drawn.includes(one))]
}
