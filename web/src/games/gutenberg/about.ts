/** The inspector's texts: the name of a thing, a line for each of its parts, what my house lacks for it, the rule. */

import { roman, t } from '../../lib/i18n.svelte'
import { figures, gearCard, patronCard, planningCard, printingCard, refinementCard, specialtyCard } from './cards'
import { bonusText, inkList, inkName, levelList, planningMoves, rowName, sectorText, specialtyName, typeList } from './describe'
import {
  INKS, listOf, SPECIALTIES, TYPES, type Facts, type House, type HouseFacts, type Ink, type OfferedPrinting, type OfferedRefinement, type Order, type OrderFacts, type PatronFacts, type Row,
  type Specialty, type Tally, type Type,
} from './types'

export type Drawing = { printing: string } | { refinement: string } | { gear: string; sector?: number } | { order: Pick<Order, 'printing' | 'refinement'> } | { emblem: string } | { marks: string[]; text?: string | number }
export interface About {
  title: string
  kind?: string
  drawing?: Drawing
  lines: { mark: string; text: string; figure?: number }[]
  /** What the viewer's house lacks for it. */
  lack?: string
  rule?: string
  /** Its page in the almanac; an order has one for each of its cards. */
  entry?: string | { at: string; name: string }[]
}

export const entriesOf = ({ entry }: About) => (typeof entry === 'string' ? [{ at: entry, name: t('almanac-link') }] : (entry ?? []))

interface Lack { types?: Tally<Type> | null; inks?: Tally<Ink> | null; levels?: Tally<Specialty> | null }

function lacking({ types, inks, levels }: Lack): string | undefined {
  const all = [
    ...TYPES.flatMap((type) => (types?.[type] ? [`${types[type]} ${type}`] : [])),
    ...INKS.flatMap((ink) => (inks?.[ink] ? [`${inks[ink]} ${inkName(ink)}`] : [])),
    ...SPECIALTIES.flatMap((name) => (levels?.[name] ? [`${specialtyName(name)} +${levels[name]}`] : [])),
  ]
  return all.length ? t('you-lack', { what: all.join(', ') }) : undefined
}

/** Inks that wild ones can replace are not missing. */
const inksLacking = (colour: OrderFacts['colour'] | null | undefined) => (colour?.can ? null : colour?.missing)

export function aboutPrinting(id: string, offer?: OfferedPrinting | null): About {
  const { types, pays } = printingCard(id)
  return {
    title: t('gutenberg-card-printing'),
    drawing: { printing: id },
    lines: [{ mark: 'any-type', text: t('about-print', { types: typeList(types) }) }, { mark: 'guilder', figure: pays, text: t('about-pays', { pays }) }],
    lack: lacking({ types: offer?.missing }),
    rule: 'G4.2',
    entry: `printing/${id}`,
  }
}

export function aboutRefinement(id: string, offer?: OfferedRefinement | null): About {
  const { inks, colour_fame, levels, decoration_fame, bonus } = refinementCard(id)
  return {
    title: t('gutenberg-card-refinement'),
    drawing: { refinement: id },
    lines: [
      { mark: 'fame', figure: colour_fame, text: t('about-colour', { inks: inkList(inks), fame: colour_fame }) },
      { mark: 'fame', figure: decoration_fame, text: t('about-decoration', { levels: levelList(levels), fame: decoration_fame }) },
      { mark: 'tick', text: t('about-both', { bonus: bonusText(bonus) }) },
    ],
    lack: lacking({ inks: inksLacking(offer?.colour), levels: offer?.decoration?.missing }),
    rule: 'G4.3',
    entry: `refinement/${id}`,
  }
}

export function aboutOrder(printing: string, refinement: string, facts: OrderFacts | null): About {
  return {
    title: t('gutenberg-order'),
    drawing: { order: { printing, refinement } },
    lines: [...aboutPrinting(printing).lines, ...aboutRefinement(refinement).lines],
    lack: lacking({ types: facts?.print.missing, inks: inksLacking(facts?.colour), levels: facts?.decoration.missing }),
    rule: 'G4.1',
    entry: [{ at: `printing/${printing}`, name: t('gutenberg-card-printing') }, { at: `refinement/${refinement}`, name: t('gutenberg-card-refinement') }],
  }
}

export function aboutGear(id: string, sector?: number): About {
  const { sectors, grey } = gearCard(id)
  return {
    title: t('gutenberg-gear'),
    kind: grey ? t('about-grey') : t('about-brass'),
    drawing: { gear: id, sector },
    lines: sectors.map((one, at) => ({ mark: at === sector ? 'tick' : 'gear', text: sectorText(one) })).concat({ mark: 'round', text: t('about-gear') }),
    rule: 'G6.14',
    entry: `gears/${id}`,
  }
}

export function aboutSet(facts: Facts | null, set: number): About {
  const offers = (facts?.board.ink_sets[set] ?? []).map(({ inks, price }) => ({ inks: listOf(inks, INKS), price }))
  return {
    title: t('gutenberg-inks'),
    drawing: { marks: offers.at(-1)?.inks ?? ['any-ink'] },
    lines: offers.map(({ inks, price }) => ({ mark: inks[inks.length - 1], text: t('take-inks-here', { inks: inkList(inks), price }) })),
    rule: 'G3b.1',
  }
}

export const aboutSpecialties = (id: string): About => ({
  title: t('gutenberg-card-specialty'),
  drawing: { marks: specialtyCard(id) },
  lines: [...specialtyCard(id).map((name) => ({ mark: name as string, text: t('develop-one', { specialty: specialtyName(name) }) })), { mark: 'level', text: t('about-or-one') }],
  rule: 'G3c.1',
  entry: `specialties/${id}`,
})

export function aboutPatron(id: string, column: number, facts?: PatronFacts): About {
  const { levels, inks, types } = patronCard(id)
  return {
    title: t('gutenberg-card-patronage'),
    drawing: { marks: ['patron'] },
    lines: [
      ...levels.map(({ specialty, level }) => ({ mark: specialty as string, text: t('about-needs-level', { specialty: specialtyName(specialty), level: roman(level) }) })),
      ...(inks.length ? [{ mark: inks[0] as string, text: t('about-spends', { inks: inkList(inks) }) }] : []),
      ...(types.length ? [{ mark: types[0] as string, text: t('about-needs-types', { types: typeList(types) }) }] : []),
      { mark: 'fame', figure: figures().patron_fame, text: t('about-patron', { round: column }) },
    ],
    lack: lacking({ types: facts?.missing?.types, inks: facts?.missing?.lacking_inks ? facts.missing.inks : null, levels: facts?.missing?.levels }),
    rule: 'G3e.2',
    entry: `patronage/${id}`,
  }
}

export const aboutReward = (reward: string, mark: string): About => ({
  title: t(`gutenberg-reward-${reward}`), drawing: { marks: [mark] }, lines: [{ mark, text: t(`about-reward-${reward}`) }, { mark: 'marker', text: t('about-reward') }], rule: 'G3e.1',
})

export const aboutRow = (row: Row, at: number): About => ({
  title: rowName(row), drawing: { marks: ['marker'] }, lines: [{ mark: 'marker', text: t(`about-row-${row}`) }], rule: ['G3a.1', 'G3b.1', 'G3c.1', 'G3d.1', 'G3e.1'][at],
})

export const aboutCharacter = (name: string): About => ({
  title: t(`gutenberg-character-${name}`), drawing: { emblem: name }, lines: [{ mark: 'patron', text: t(`gutenberg-character-${name}-power`) }], rule: 'G1.7',
  entry: `characters/${name}`,
})

export const aboutType = (type: Type, price: number | undefined): About => ({
  title: `${t('gutenberg-type')} ${type}`, drawing: { marks: [type] }, lines: [{ mark: type, text: t('about-type') }, ...(price === undefined ? [] : [{ mark: 'guilder', figure: price, text: t('about-type-price', { price }) }])], rule: 'G2.7', entry: 'tools#types',
})

export const aboutInk = (ink: Ink): About => ({
  title: `${t('gutenberg-ink')}: ${inkName(ink)}`, drawing: { marks: [ink] }, lines: [{ mark: ink, text: t('about-ink') }], rule: 'G0.4', entry: 'tools#inks',
})

export const aboutLevel = (name: Specialty, level: number): About => ({
  title: specialtyName(name), kind: roman(level), drawing: { marks: [name] }, lines: [{ mark: name, text: t('about-level') }, { mark: 'level', text: t('about-track') }, { mark: 'fame', text: t('about-level-end') }], rule: 'G3c.2', entry: `tools#${name}`,
})

export const aboutFame = ({ fame }: House, name: string, facts: HouseFacts | undefined): About => ({
  title: t('gutenberg-fame'), drawing: { marks: ['fame'], text: fame }, lines: [{ mark: 'fame', text: t('about-fame') }, ...(facts ? [{ mark: 'round', text: t('fame-at-end', { name, fame, more: facts.end_fame }) }] : [])], rule: 'G5.4',
})

export const aboutGuilders = ({ guilders }: House): About => ({
  title: t('gutenberg-guilders'), drawing: { marks: ['guilder'], text: guilders }, lines: [{ mark: 'guilder', text: t('about-guilders', { count: figures().guilders_counted }) }], rule: 'G5.4',
})

export const aboutTypes = ({ types }: House): About => ({
  title: t('gutenberg-types'), drawing: { marks: listOf(types, TYPES) }, lines: [{ mark: 'any-type', text: t('about-type') }], rule: 'G2.7', entry: 'tools#types',
})

export const aboutInks = ({ inks }: House): About => ({
  title: t('gutenberg-inks'), lines: [...INKS.map((ink) => ({ mark: ink as string, text: `${inkName(ink)}: ${inks[ink] ?? 0}` })), { mark: 'any-ink', text: t('about-ink') }], rule: 'G0.4', entry: 'tools#inks',
})

/** The automa's planning card for this round. */
export const aboutPlanning = (id: string): About => ({
  title: t('gutenberg-card-planning'),
  drawing: { marks: ['automa'] },
  lines: [...planningMoves(id).map((text) => ({ mark: 'marker', text })), ...(planningCard(id)?.patronage ? [{ mark: 'patron', text: t('automa-wants-patron') }] : [])],
  rule: 'G8.3',
  entry: `planning/${id}`,
})

/** The counts in a group of the strip. */
export const aboutCounts = (title: string, counts: { mark: string; name: string; count: number }[]): About => ({
  title, lines: counts.map(({ mark, name, count }) => ({ mark, text: `${name}: ${count}` })),
})
