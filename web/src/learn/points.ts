/** What lessons, notes and hints can point at. The thing on the table carries the name in its `data-point`. */

/** By game; `*` stands for the id of a card, a challenge, or the number of a place. */
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

/** The elements with this name: first visible ones, then those in hidden panes. Some things are drawn twice, and of
 * some nothing is visible. */
export function elementsAt(root: ParentNode, point: string): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-point~=${CSS.escape(point)}]`)]
  const drawn = all.filter((one) => one.checkVisibility())
  const visible = drawn.filter((one) => one.offsetHeight > 0 && one.offsetWidth > 0)
  return [...visible, ...all.filter((one) => !drawn.includes(one))]
}
