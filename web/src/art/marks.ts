/** The marks of the tables as symbols of one sprite, 24 × 24, with lines of 1.75. Each group has its own style, so that no two
 * marks differ by colour alone: inks are plain shapes, types are wooden sorts, specialties are white lines on a dark plate, cards
 * are portrait sheets. Only the four types contain letters. */

import { gearOutline } from './gear'
import { outline } from './letters'

const round = (value: number) => Number(value.toFixed(2))
/** A point on a circle; angles are clockwise from the top. */
const polar = (cx: number, cy: number, radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${round(cx + radius * Math.sin(angle))} ${round(cy - radius * Math.cos(angle))}`
}
const star = (rays: number, outer: number, inner: number) =>
  `M${Array.from({ length: rays * 2 }, (_, at) => polar(12, 12, at % 2 ? inner : outer, (at * 180) / rays)).join('L')}z`
/** A disc with a scalloped edge. */
const scallops = (cx: number, cy: number, radius: number, count: number) => {
  const edge = Array.from({ length: count }, (_, at) => polar(cx, cy, radius, ((at + 0.5) * 360) / count))
  const bulge = round(radius * Math.sin(Math.PI / count) * 1.15)
  return `M${edge[count - 1]}${edge.map((point) => `A${bulge} ${bulge} 0 0 1 ${point}`).join('')}z`
}

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
const CUT = 'fill="none" stroke="var(--plate-line)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'
const BODY = 'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"'
const PLATE = '<rect x="1.2" y="1.2" width="21.600" height="21.600" rx="3.600" fill="var(--plate)"/>'
const DROP = 'M12 1.500C14.300 6 20 10.600 20 15.300a8 8 0 0 1-16 0C4 10.600 9.700 6 12 1.500z'

/** A laurel with five leaves on either side. */
const LAUREL = [1, -1].flatMap((side) => [24, 54, 84, 114, 144].map((at, leaf) => {
  const angle = (at * Math.PI) / 180
  const [x, y] = [12 + side * 9 * Math.sin(angle), 12 + 9 * Math.cos(angle)]
  return `<ellipse rx="${leaf === 4 ? 1.5 : 1.9}" ry="${leaf === 4 ? 2.7 : 3.4}" transform="translate(${round(x)} ${round(y)}) rotate(${round(side * (90 - at + 22))})"/>`
})).join('')

const sort = (letter: string) =>
  `<path d="M3.500 4.500 1.500 2.500v18l2.500 2h18.500l-2-2z" fill="#7b4d20"/><rect x="1.500" y="1.500" width="19.500" height="19.500" rx="1.600" fill="#dcb27a" stroke="#5d3a17" stroke-width="1.300"/><path d="M3 6.500c5 1.200 9-.8 16.500.4M3 16.500c6 1 9-1 16.500.2" stroke="#b98a50" stroke-width=".8" fill="none"/><path d="${outline(letter, 17.5, 11.2, 17.4)}" fill="#2a1606" stroke="#2a1606" stroke-width=".7"/>`
const SHEET = (x: number, y: number) => `<rect x="${x}" y="${y}" width="11" height="14" rx="1.400" fill="var(--card)" ${BODY}/>`
const COIN = `<circle cx="12" cy="12" r="10.600" fill="#e3bd5f" stroke="#5f4712" stroke-width="1.500"/><circle cx="12" cy="12" r="8.300" fill="none" stroke="#94701f" stroke-width=".9" stroke-dasharray="1.500 1.200"/>`
const HEAD = `<path d="M5 12.500V9a7 7 0 0 1 14 0v3.500z" fill="var(--card)" ${BODY}/>`

export const MARKS: Record<string, string> = {
  blue: `<path d="${DROP}" fill="#2f62bd" ${BODY}/><path d="M6 12.400h12M5 15.200h14M5.600 18h12.800M8.400 20.700h7.200" stroke="#a9c2f0" stroke-width=".9"/>`,
  silver: `<path d="M7 2.400h10L22.300 12 17 21.600H7L1.700 12z" fill="#d5d9de" ${BODY}/><path d="M7.800 14.800l6.200-7.200M12 16.600l3.600-4.200" stroke="#5d646e" stroke-width="1.500" stroke-linecap="round"/>`,
  gold: `<path d="${star(8, 11.2, 7.3)}" fill="#f0bd3a" ${BODY}/><circle cx="12" cy="12" r="3.300" fill="#fdf0c4" stroke="#7d5a06" stroke-width="1.300"/>`,
  red: `<path d="M7.500 15.500 5.400 22.600l3.400-1.300 2 1.700 1.700-6M16.500 15.500l2.100 7.100-3.400-1.300-2 1.700-1.700-6" fill="#8d1f18" ${BODY}/><path d="${scallops(12, 9.8, 7.3, 9)}" fill="#c8392c" ${BODY}/><path d="M12 5.800v8M8 9.800h8" stroke="#ffe9dc" stroke-width="1.900" stroke-linecap="round"/>`,
  'any-ink': `<path d="${DROP}" fill="none" stroke="currentColor" stroke-width="1.800" stroke-dasharray="3 2.300" stroke-linecap="round"/>`,
  A: sort('A'), I: sort('I'), O: sort('O'), U: sort('U'),
  'any-type': `<rect x="1.800" y="1.800" width="18.400" height="18.400" rx="1.600" fill="none" stroke="currentColor" stroke-width="1.800" stroke-dasharray="3.400 2.400" stroke-linecap="round"/><path d="M5.500 22.500h17v-17" ${LINE}/>`,
  typesetting: `${PLATE}<path d="M3.800 7.400v11.200h16.400v-4.400" ${CUT}/><path d="M6.300 8.400h2v7.600h-2zM10.200 8.400h1.200v7.600h-1.200zM13.400 8.400h2.200v7.600h-2.200z" fill="var(--plate-line)"/><path d="M17.800 9v6.800" ${CUT}/><path d="M6 5h9.600" stroke="var(--plate-line)" stroke-width="1" stroke-dasharray="1.200 1.600"/>`,
  woodcutting: `${PLATE}<path d="M6.200 17.800l6.400-6.400" ${CUT}/><path d="M12 9.800l2.200 2.200 3.900-3.900c1.700-1.700-.5-3.900-2.200-2.200z" fill="var(--plate-line)"/><path d="M16.400 4.900c1.500-1.300 3.900 1.100 2.700 2.700" ${CUT}/><path d="M4.200 20h4.600c1.300 0 1.300-1.500 2.600-1.500h3.200" ${CUT}/>`,
  binding: `${PLATE}<path d="M8.600 4.400h9.600a1.200 1.200 0 0 1 1.200 1.200v12.800a1.200 1.200 0 0 1-1.200 1.200H8.600z" ${CUT}/><path d="M4.600 6.600h4v2.200h-4zM4.600 10.900h4v2.200h-4zM4.600 15.200h4v2.200h-4z" fill="var(--plate-line)"/><path d="M14 8.200l2 3.800-2 3.800-2-3.800z" fill="var(--plate-line)"/>`,
  illuminating: `${PLATE}<path d="M13.400 8.400a5.200 5.200 0 1 0 .6 8.300c2-2-.2-5.300-2.600-3.800-1.600 1-.6 3.100.9 2.600" ${CUT}/><path d="M12.600 10.900l5.900-6.300c.9-.9 2.200.3 1.400 1.300l-5.400 6.700c-1.200 1-2.600.1-1.900-1.700z" fill="var(--plate-line)"/>`,
  guilder: `${COIN}<path d="M12 5.400c-2.300 2.600-2.300 4.600 0 8.800 2.300-4.200 2.300-6.200 0-8.800zM10.300 14.200c-.3-4.200-4.600-5-4.600-2.200 0 1.900 1.900 2 2.500.9M13.700 14.200c.3-4.200 4.600-5 4.600-2.200 0 1.900-1.900 2-2.500.9M8.600 14.800h6.800M12 14.800v3.600M9.700 18.400h4.600" fill="none" stroke="#3d2c06" stroke-width="1.400" stroke-linejoin="round" stroke-linecap="round"/>`,
  coin: COIN,
  fame: `<g fill="var(--fame)">${LAUREL}</g><path d="M9.800 22.200 12 20.600l2.200 1.600" ${LINE}/>`,
  order: `${SHEET(2, 1.8)}${SHEET(11, 8.2)}<path d="M5 5.500h5M5 8.500h3M14 15.500h5M14 18.500h5" ${LINE} /><circle cx="11.600" cy="11.200" r="2.200" fill="var(--rubric)" stroke="currentColor" stroke-width="1.200"/>`,
  printing: `<rect x="4" y="1.800" width="16" height="20.400" rx="1.800" fill="var(--card)" ${BODY}/><path d="M7.500 6.500h4v4h-4zM13.500 6.500h3.500v4h-3.500z" fill="#dcb27a" stroke="currentColor" stroke-width="1.100"/><path d="M7.500 14.500h9M7.500 18h6" ${LINE}/>`,
  refinement: `<rect x="4" y="1.800" width="16" height="20.400" rx="1.800" fill="var(--card)" ${BODY}/><path d="M8 9.500c0-1.700 2-3 2-4.300 0 1.300 2 2.600 2 4.300a2 2 0 0 1-4 0z" fill="#2f62bd" stroke="currentColor" stroke-width="1"/><rect x="8" y="14" width="4.600" height="4.600" rx="1" fill="var(--plate)"/><path d="M15 8.500h2M15 16.300h2" ${LINE}/>`,
  level: `<path d="M2 21.600h5.300v-4.800h5.300V12h3.600v9.600" fill="currentColor" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round"/><path d="M19.400 21.600V4M15.600 7.600l3.800-4.200 3.600 4.200" fill="none" stroke="var(--rubric)" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`,
  lowest: `<path d="M3.800 21.600v-9M14.800 21.600V9.600M20.300 21.600v-15" stroke="currentColor" stroke-width="3.400"/><path d="M9.300 21.600v-4" stroke="var(--rubric)" stroke-width="3.400"/><path d="M9.300 14V4.500M6.200 7.600l3.100-3.400 3.100 3.400" fill="none" stroke="var(--rubric)" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`,
  patron: `<path d="M4.600 17 2.800 7.400l5 3.800L12 4l4.200 7.200 5-3.800L19.400 17z" fill="#ecc45c" ${BODY}/><path d="M4.600 20.800h14.800" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  first: `<path d="M12 3.400v6.600" stroke="#7b4d20" stroke-width="4.200" stroke-linecap="round"/><path d="M9.600 3.200h4.800" stroke="#7b4d20" stroke-width="3.400" stroke-linecap="round"/><path d="M8.400 9.600h7.200l5.400 4.400c0 4.600-3.800 7.800-9 7.800s-9-3.200-9-7.800z" fill="currentColor"/><path d="M6.400 15.600c.700 1.900 2.200 3.200 4.200 3.700" stroke="var(--card)" stroke-width="1.500" fill="none" stroke-linecap="round"/>`,
  marker: `<path d="M12 1.800l9 4.600v10.800l-9 5-9-5V6.400z" fill="currentColor"/><path d="M12 11.500v10M12 11.500 3.600 7.200M12 11.500l8.400-4.300" stroke="var(--card)" stroke-width="1.300" fill="none"/>`,
  gear: `<path d="${gearOutline(12, 12, 9, 8, 11)}" fill="var(--brass)" ${BODY}/><circle cx="12" cy="12" r="3.600" fill="var(--card)" ${BODY}/>`,
  bag: `<path d="M9 6.400C5 9.800 2.600 13 2.600 16.600c0 3.600 3 5.600 9.400 5.600s9.400-2 9.400-5.600c0-3.600-2.400-6.800-6.400-10.200z" fill="#cdb083" ${BODY}/><path d="M7.600 2.600 9 6.400h6l1.400-3.800-2.200 1.200L12 1.800l-2.200 2z" fill="#cdb083" ${BODY}/><path d="M12 11c1 2 2.800 3.400 2.800 5.200a2.800 2.800 0 0 1-5.600 0c0-1.800 1.800-3.200 2.800-5.200z" fill="currentColor"/>`,
  deck: `<path d="M7.500 22h12.700a1.800 1.800 0 0 0 1.800-1.800V6" ${LINE}/><rect x="3" y="1.800" width="15" height="17" rx="1.800" fill="var(--card)" ${BODY}/><path d="M10.500 7l2.600 3.300-2.600 3.300-2.600-3.300z" fill="currentColor"/>`,
  discard: `<rect x="2.600" y="4.200" width="9.500" height="13" rx="1.400" transform="rotate(-14 7 11)" fill="var(--card)" ${BODY}/><rect x="11.900" y="4.200" width="9.500" height="13" rx="1.400" transform="rotate(14 17 11)" fill="var(--card)" ${BODY}/><path d="M12 9.500v11.600M8.600 18l3.400 3.600 3.400-3.600" ${LINE} />`,
  swap: `<path d="M3.500 8h15m0 0-4-4.200M18.500 8l-4 4.200M20.500 16.500h-15m0 0 4-4.200M5.500 16.500l4 4.200" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`,
  round: `<path d="M20.600 12a8.600 8.600 0 1 1-3-6.500" ${LINE} stroke-width="2.200"/><path d="M20.800 1.800v5.400h-5.400z" fill="currentColor" stroke="currentColor" stroke-linejoin="round"/>`,
  undo: `<path d="M9 4 3.600 9.200 9 14.400M4 9.200h10.400a5.800 5.800 0 0 1 0 11.600H9" ${LINE} stroke-width="2.200"/>`,
  rules: `<path d="M12 5.600C9.400 3.600 6 3.200 2 3.600v15.600c4-.4 7.400 0 10 2 2.600-2 6-2.400 10-2V3.600c-4-.4-7.400 0-10 2zM12 5.600v15.200" ${LINE}/>`,
  legend: `<circle cx="5" cy="6" r="2.800" fill="none" stroke="currentColor" stroke-width="1.750"/><path d="M2.600 14.600h4.800v4.800H2.600zM11.500 6h10M11.500 17h10" ${LINE}/>`,
  log: `<path d="M6.500 3h12.800v15.500a3 3 0 0 1-3 3H6M6.500 3A2.500 2.500 0 0 0 4 5.500V7h4M6.500 3A2.500 2.500 0 0 1 9 5.500v13a3 3 0 0 1-3 3 3 3 0 0 1-3-3V17h6M12.500 8h4M12.500 12h4M12.500 16h2.500" ${LINE}/>`,
  tick: `<path d="M3.500 12.500l5.600 6L20.500 5.500" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  automa: `<rect x="2" y="2" width="14.500" height="20" rx="2" fill="var(--card)" ${BODY}/><path d="${gearOutline(9.2, 12, 8, 3.6, 5.3)}" fill="currentColor"/><path d="M16.500 12h2.500M20.800 12c-3-4.600 2.400-5 .4-.4 2 4.600-3.400 4.200-.4.400z" ${LINE}/>`,
  bot: `${HEAD}<path d="M12 2V.8M3 9v3M21 9v3M9 16.500h6" ${LINE}/><circle cx="9" cy="8.600" r="1.500" fill="currentColor"/><circle cx="15" cy="8.600" r="1.500" fill="currentColor"/>`,
}

type Symbols = Record<string, { box: string; drawing: string }>

/** Adds symbols to the document. */
export function installSymbols(symbols: Symbols) {
  const sprite = document.createElement('div')
  sprite.className = 'visually-hidden'
  sprite.setAttribute('aria-hidden', 'true')
  const list = Object.entries(symbols).map(([id, { box, drawing }]) => `<symbol id="${id}" viewBox="${box}">${drawing}</symbol>`)
  sprite.innerHTML = `<svg width="0" height="0">${list.join('')}</svg>`
  document.body.prepend(sprite)
}

export const installMarks = () => installSymbols(Object.fromEntries(Object.entries(MARKS).map(([name, drawing]) => [`mark-${name}`, { box: '0 0 24 24', drawing }])))
