/** What the current choice would bring, in a few short sentences. The rules compute it. */

import { roman, t } from '../../lib/i18n.svelte'
import type { Seat } from '../../wire/table'
import { printingCard, refinementCard } from './cards'
import { inkName, rowPlain, sectorShort, specialtyName, typeList } from './describe'
import { INKS, ROWS, SPECIALTIES, TYPES, listOf, type HouseProspect, type Order, type OrderFacts, type PlaceFacts, type Prospect, type Row } from './types'

/** What an order lacks, in words. */
export function lackOf({ refinement }: Order, { print, colour, decoration }: OrderFacts): string {
  const level = (name: string) => roman(refinementCard(refinement).levels.find(({ specialty }) => specialty === name)?.level ?? 0)
  return [
    listOf(print.missing, TYPES).join(' '),
    ...(colour.can ? [] : INKS.filter((ink) => colour.missing[ink]).map(inkName)),
    ...SPECIALTIES.filter((name) => decoration.missing[name]).map((name) => `${specialtyName(name)} ${level(name)}`),
  ].filter(Boolean).join(', ')
}

const sum = (counts: Partial<Record<string, number>>) => Object.values(counts).reduce<number>((all, one = 0) => all + one, 0)
const lackCount = ({ print, colour, decoration }: OrderFacts) => sum(print.missing) + (colour.can ? 0 : sum(colour.missing)) + sum(decoration.missing)
const PARTS = ['print', 'colour', 'decoration'] as const

/** Progress of the house's orders: parts that become possible, and what orders would still lack that get closer. */
function orderProgress({ after, new_orders }: HouseProspect, before: (OrderFacts | null)[]) {
  const [possible, closer]: string[][] = [[], []]
  for (const [slot, now] of before.entries()) {
    const [order, then] = [after.orders[slot], after.order_facts[slot]]
    if (!now || !order || !then || new_orders.includes(slot)) continue
    const types = typeList(printingCard(order.printing).types)
    const parts = PARTS.filter((part) => then[part].can && !now[part].can)
    possible.push(...parts.map((part) => t(`then-can-${part}`, { order: types })))
    if (!parts.length && lackCount(then) < lackCount(now)) closer.push(t('then-still', { order: types, what: lackOf(order, then) }))
  }
  return { possible, closer }
}

/** `before`: the facts of the house's orders now. */
export function consequences({ house, due, draws_cards, gears }: Prospect, before: (OrderFacts | null)[] = []): string[] {
  if (!house) return []
  const { after } = house
  const { possible, closer } = orderProgress(house, before)
  const gainsGoods = sum(house.inks_gained) + sum(house.types_gained) + sum(house.levels_gained) > 0
  return [
    ...house.new_orders.flatMap((slot) => {
      const [order, facts] = [after.orders[slot], after.order_facts[slot]]
      if (!order || !facts) return []
      const what = lackOf(order, facts)
      return [what ? t('then-lacks', { what }) : t('then-complete')]
    }),
    ...possible,
    ...gears.map(({ rounds }) => t('then-gear', { next: rounds[1] ? sectorShort(rounds[1].reward) : '–', later: rounds[2] ? sectorShort(rounds[2].reward) : '–' })),
    ...(house.guilders < 0 ? [t('then-keep', { guilders: after.guilders })] : []),
    ...(house.fame > 0 ? [t('then-fame', { fame: house.fame })] : []),
    ...(house.end_fame > 0 ? [t('then-end', { fame: house.end_fame })] : []),
    ...(house.end_fame < 0 && house.fame === 0 ? [t('then-end-less', { fame: -house.end_fame })] : []),
    ...(due.inks ? [t('then-inks', { count: due.inks })] : []),
    ...(due.levels ? [t('then-levels', { count: due.levels })] : []),
    ...(due.types ? [t('then-types', { count: due.types })] : []),
    ...(due.orders ? [t('then-orders')] : []),
    ...(draws_cards ? [t('then-drawn')] : []),
    // One is enough: each order card shows what it lacks.
    ...closer.slice(0, 1),
    ...(gainsGoods && !possible.length && !closer.length ? [t('then-unasked')] : []),
  ]
}

/** What a plan means: where this seat is certain to go first, and where it gets no turn. */
export function planConsequences(places: PlaceFacts[]): string[] {
  const rows = (wanted: (place: PlaceFacts) => boolean) => ROWS.filter((_, at) => wanted(places[at])).map(rowPlain).join(', ')
  const [first, none] = [rows(({ latest }) => latest === 1), rows(({ earliest }) => earliest === null)]
  return [...(first ? [t('then-first', { rows: first })] : []), none ? t('then-no-turn', { rows: none }) : t('then-every-turn')]
}

/** When this seat would act after shifting a marker. */
export function shiftConsequences(order: NonNullable<Prospect['acting_order']>, seat: Seat, to: Row): string[] {
  return [`${rowPlain(to)}: ${t('act-nth', { place: order[ROWS.indexOf(to)].indexOf(seat) + 1 })}`]
}
