/** What the inspector says about a thing: its name, plain words for every part of it, what this house lacks, the rule. */

import { roman, t } from '../../lib/i18n.svelte'
import { gearCard, patronCard, printingCard, refinementCard, specialtyCard } from './cards'
import { bonusText, inkList, inkName, levelList, rowName, sectorText, specialtyName, typeList } from './describe'
import type { Facts, OrderFacts } from './facts'
import { INKS, SPECIALTIES, TYPES, type House, type Ink, type Row, type Specialty, type Tally, type Type } from './types'

export type Drawing = { printing: string } | { refinement: string } | { gear: string; sector?: number } | { emblem: string } | { marks: string[]; text?: string | number }
export interface About {
  title: string
  kind?: string
  drawing?: Drawing
  lines: { mark: string; text: string; figure?: number }[]
  /** What the viewer's house lacks for it. */
  lack?: string
  rule: string
}

const count = <K extends string>(tally: Tally<K>, kinds: readonly K[], name: (kind: K) => string) =>
  kinds.flatMap((kind) => (tally[kind] ? [`${tally[kind]} ${name(kind)}`] : []))

function lackOf(order: OrderFacts, levels: boolean): string | undefined {
  const all = [
    ...count<Type>(order.print.missing, TYPES, (type) => type),
    ...count<Ink>(order.colour.missing, INKS, inkName),
    ...(levels ? SPECIALTIES.flatMap((name) => (order.decoration.missing[name] ? [`${specialtyName(name)} +${order.decoration.missing[name]}`] : [])) : []),
  ]
  return all.length ? t('you-lack', { what: all.join(', ') }) : undefined
}

export function aboutPrinting(id: string, house: House | null): About {
  const { types, pays } = printingCard(id)
  const missing = house ? TYPES.filter((type) => types.filter((one) => one === type).length > (house.types[type] ?? 0)) : []
  return {
    title: t('gutenberg-card-printing'),
    drawing: { printing: id },
    lines: [{ mark: 'any-type', text: t('about-print', { types: typeList(types) }) }, { mark: 'guilder', figure: pays, text: t('about-pays', { pays }) }],
    lack: missing.length ? t('you-lack', { what: missing.join(', ') }) : undefined,
    rule: 'G4.2',
  }
}

export function aboutRefinement(id: string, house: House | null): About {
  const { inks, colour, levels, decoration } = refinementCard(id)
  const missing = house ? [
    ...INKS.filter((ink) => inks.filter((one) => one === ink).length > (house.inks[ink] ?? 0)).map(inkName),
    ...levels.filter(([name, level]) => (house.levels[name] ?? 0) < level).map(([name, level]) => `${specialtyName(name)} ${roman(level)}`),
  ] : []
  return {
    title: t('gutenberg-card-refinement'),
    drawing: { refinement: id },
    lines: [
      { mark: 'fame', figure: colour, text: t('about-colour', { inks: inkList(inks), fame: colour }) },
      { mark: 'fame', figure: decoration, text: t('about-decoration', { levels: levelList(levels), fame: decoration }) },
      { mark: 'tick', text: t('about-both', { bonus: bonusText(id) }) },
    ],
    lack: missing.length ? t('you-lack', { what: missing.join(', ') }) : undefined,
    rule: 'G4.3',
  }
}

export function aboutOrder(printing: string, refinement: string, facts: OrderFacts | null): About {
  return {
    ...aboutRefinement(refinement, null),
    title: t('gutenberg-order'),
    drawing: undefined,
    lines: [...aboutPrinting(printing, null).lines, ...aboutRefinement(refinement, null).lines],
    lack: facts ? lackOf(facts, true) : undefined,
    rule: 'G4.1',
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
  }
}

export function aboutSet(facts: Facts, set: number): About {
  const offers = facts.ink_sets[set] ?? []
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
})

export function aboutPatron(id: string, column: number): About {
  const { levels, inks, types } = patronCard(id)
  return {
    title: t('gutenberg-card-patronage'),
    drawing: { marks: ['patron'] },
    lines: [
      ...levels.map(([name, level]) => ({ mark: name as string, text: t('about-needs-level', { specialty: specialtyName(name), level: roman(level) }) })),
      ...(inks.length ? [{ mark: inks[0] as string, text: t('about-spends', { inks: inkList(inks) }) }] : []),
      ...(types.length ? [{ mark: types[0] as string, text: t('about-needs-types', { types: typeList(types) }) }] : []),
      { mark: 'fame', figure: 8, text: t('about-patron', { round: column }) },
    ],
    rule: 'G3e.2',
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
})

export const aboutType = (type: Type, price: number): About => ({
  title: `${t('gutenberg-type')} ${type}`, drawing: { marks: [type] }, lines: [{ mark: type, text: t('about-type') }, { mark: 'guilder', figure: price, text: t('about-type-price', { price }) }], rule: 'G2.7',
})

export const aboutInk = (ink: Ink): About => ({
  title: `${t('gutenberg-ink')}: ${inkName(ink)}`, drawing: { marks: [ink] }, lines: [{ mark: ink, text: t('about-ink') }], rule: 'G0.4',
})

export const aboutLevel = (name: Specialty, level: number): About => ({
  title: specialtyName(name), kind: roman(level), drawing: { marks: [name] }, lines: [{ mark: name, text: t('about-level') }, { mark: 'level', text: t('about-track') }, { mark: 'fame', text: t('about-level-end') }], rule: 'G3c.2',
})
