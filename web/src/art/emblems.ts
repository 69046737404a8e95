/** The characters' emblems: white-line medallions, 64 × 64, with one accent each. Those of Schöffer, Manutius, Plantin, Guillard,
 * Tory and Caxton are based on their printers' marks, the others are invented. The ids have a prefix because tests of secrecy
 * search the browser's memory for the bare names of characters. */

import type { Character } from '../wire/gutenberg'

const F = 'fill="#f6ecd2"'
const L = 'fill="none" stroke="#f6ecd2" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"'
const accent = (colour: string) => ({ fill: `fill="${colour}"`, line: `fill="none" stroke="${colour}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"` })
const [gold, red, blue, green] = ['#efb63c', '#e0604a', '#79a7ee', '#7cc7ad'].map(accent)

/** Short rays along the rim. */
const RIM = Array.from({ length: 36 }, (_, at) => {
  const angle = (at * Math.PI) / 18
  const point = (radius: number) => `${(32 + radius * Math.sin(angle)).toFixed(1)} ${(32 - radius * Math.cos(angle)).toFixed(1)}`
  return `M${point(27.6)}L${point(29.6)}`
}).join('')
const GROUND = `<circle cx="32" cy="32" r="31" fill="#1f1812"/><circle cx="32" cy="32" r="30" fill="none" stroke="#f6ecd2" stroke-width="1.200"/><path d="${RIM}" stroke="#f6ecd2" stroke-width="1" stroke-linecap="round"/>`
const SUN_RAYS = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6
  const point = (radius: number, turn: number) => `${(32 + radius * Math.sin(angle + turn)).toFixed(1)} ${(32 - radius * Math.cos(angle + turn)).toFixed(1)}`
  const tip = at % 2 ? 19 : 24
  return `M${point(13.2, -0.17)}L${point(tip, 0)}L${point(13.2, 0.17)}z`
}).join('')

const DRAWINGS: Record<`emblem-${Character}`, string> = {
  // A screw press.
  'emblem-gutenberg': `<path d="M15 12h34v5H15zM17 17h4v33h-4zM43 17h4v33h-4zM12 50h40v4H12z" ${F}/><path d="M29 17h6v10h-6z" ${F}/><path d="M28 20l8 2M28 23.500l8 2" stroke="#1f1812" stroke-width="1.400"/><path d="M35 24h15" ${L}/><circle cx="51" cy="24" r="2.600" ${F}/><path d="M23 28h18v5H23z" ${F}/><path d="M23 36.500h18v4H23z" ${red.fill}/><path d="M20 44h24" ${L}/>`,
  // Two shields on a branch.
  'emblem-schoffer': `<path d="M10 20c10-5 18 2 27-2 6-2.600 10-3 17-2M44 16l4-6M20 18l-3-5" ${L}/><path d="M23 19v5M41 18v6" ${L}/><path d="M14 25l17-1c1 12-2 20-8 25-6-5-9-12-9-24z" ${red.fill} stroke="#f6ecd2" stroke-width="2"/><path d="M17.500 29l10 12M28 28.500 18 41" stroke="#f6ecd2" stroke-width="3"/><path d="M33 24l17 1c0 12-3 19-9 24-6-5-9-13-8-25z" ${F}/><path d="M36 41l5.500-7 5.500 7" fill="none" stroke="#1f1812" stroke-width="2.600"/><circle cx="37.500" cy="31" r="1.500" fill="#1f1812"/><circle cx="45.500" cy="31" r="1.500" fill="#1f1812"/>`,
  // A dolphin round an anchor.
  'emblem-manutius': `<circle cx="32" cy="11.500" r="3" ${gold.line}/><path d="M32 15v37M24 19.500h16M13 40c1 9 9 13.500 19 13.500S50 49 51 40" ${gold.line}/><path d="M9.500 43l3.500-7 5.500 5.500zM54.500 43 51 36l-5.500 5.500z" ${gold.fill}/><path d="M42 15c-3 .5-5 3-3.500 5.500 2 3-11 3.500-13.500 9-2.500 6 4.500 8.500 10 9.500 4 .8 3.500 4-.5 4.500-5 .6-9-1.500-12.500-5 0 7 4.500 10.500 12 10.500 8.500 0 12-4.500 11.500-9.500-.6-5.500-8.500-6.500-11.500-8.500-2-1.500 8-2.500 11-6 2.400-2.800.5-6.500-3-10z" ${F} stroke="#1f1812" stroke-width="1.200"/><circle cx="25.500" cy="41.500" r="1.200" fill="#1f1812"/>`,
  // A hand with golden compasses.
  'emblem-plantin': `<path d="M31 20 20 48M34 20l11 28M24.500 37h15.500" ${gold.line}/><circle cx="32.500" cy="18" r="4" ${gold.fill}/><path d="M15 50.500c10 4 24 4 34.500-.5" ${L}/><path d="M35 17c3-3 7-4 11-3.500l7 1 .5 9-8 1.500c-4 1.500-7 1-9-1z" ${F}/><path d="M36 20.500h7M37 23.500h6" stroke="#1f1812" stroke-width="1.300"/>`,
  // A city gate with the letter Zhe.
  'emblem-fiol': `<path d="M12 50V26h3v-4h4v4h3v-4h4v4M52 50V26h-3v-4h-4v4h-3v-4h-4v4M12 50h10V30H12zM42 50h10V30H42zM22 50V20h3v-4h4v4h6v-4h4v4h3v30z" ${F}/><path d="M26 50V39a6 6 0 0 1 12 0v11z" fill="#1f1812"/><path d="M32 37v11M28.500 37.500c0 5 7 5 7 0M28.500 48c0-5 7-5 7 0" ${gold.line} stroke-width="2"/><path d="M32 16V8l6 2.500-6 2.500" ${gold.fill}/><path d="M32 17V8" ${L}/>`,
  // The golden sun of her house.
  'emblem-guillard': `<path d="${SUN_RAYS}" ${gold.fill}/><circle cx="32" cy="32" r="12" ${gold.fill} stroke="#1f1812" stroke-width="1.500"/><path d="M27 29.500h2.500M34.500 29.500H37M32 30v4.500h-1.500M27.500 37.500c2.500 2.500 6.500 2.500 9 0" fill="none" stroke="#1f1812" stroke-width="1.700" stroke-linecap="round"/>`,
  // The world over a book.
  'emblem-ungler': `<circle cx="32" cy="28" r="11" ${blue.fill}/><path d="M21 27c7 3 15 3 22 0M32 17v8M24.500 35c4-2.500 11-2.500 15 0" fill="none" stroke="#1f1812" stroke-width="1.600"/><path d="M32 17V7M28 10.500h8" ${L}/><path d="M32 47c-6-4-12-5-20-4v9c8-1 14 0 20 3.500C38 52 44 51 52 52v-9c-8-1-14 0-20 4z" ${F}/><path d="M32 47v8M16 46.500c5-.5 9 .5 12.500 2.500M48 46.500c-5-.5-9 .5-12.500 2.500" stroke="#1f1812" stroke-width="1.300" fill="none"/>`,
  // The broken pot.
  'emblem-tory': `<path d="M24 22h16l-2.500 5c6 4 7 14-1.500 19h-8c-8.500-5-7.500-15-1.500-19z" ${F}/><path d="M38 29c7-3 9 6 1.500 9.500" ${L}/><path d="M18 49h28v5H18zM22 46h20v3H22z" ${F}/><path d="M24 37l5-3 2 4 5-5" fill="none" stroke="#1f1812" stroke-width="1.800"/><path d="M11 41l15-6-13 9z" ${F}/><path d="M32 22v-9M32 18c-4 0-6-2-6.500-5.500M32 17c4 0 6-2 6.500-5.500" ${green.line}/><circle cx="32" cy="11" r="2.600" ${green.fill}/>`,
  // Two initials and the sign between them.
  'emblem-caxton': `<path d="M11 23c3-2 4 0 4 3v12l3 3 3-3V23M21 38l3 3 3-3V23" ${L} stroke-width="3.200"/><path d="M53 26c-2-4-10-4-10.500 3v7c.5 7 8.500 7 10.500 3" ${L} stroke-width="3.200"/><path d="M30 17h9l-6 14M37 30l-7 12h10M37 37v10" ${red.line}/><path d="M14 14h36M14 51h36" ${L}/>`,
  // A barrel: the name is Latin for cooper.
  'emblem-vietor': `<path d="M21 12h22c6 13 6 27 0 40H21c-6-13-6-27 0-40z" ${F}/><path d="M18.500 20h27M18.500 44h27M17 27h30M17 37h30" stroke="#1f1812" stroke-width="1.200"/><path d="M18.600 21.800h26.800M18.600 42.200h26.800" stroke="#efb63c" stroke-width="4"/><circle cx="32" cy="32" r="6.600" fill="#1f1812"/><path d="M28.800 29l3.200 6.500 3.200-6.500" ${gold.line} stroke-width="2.200"/>`,
}

export const EMBLEMS = Object.fromEntries(Object.entries(DRAWINGS).map(([id, drawing]) => [id, { box: '0 0 64 64', drawing: GROUND + drawing }]))
