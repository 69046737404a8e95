/** The main button's words: the whole move, or what is still missing for it. */

import { roman, t } from '../../lib/i18n.svelte'
import { gearCard, levelOf, patronCard, printingCard, refinementCard, specialtyCard } from './cards'
import { batchPay, type Facts } from './facts'
import { inkList, inkName, rowShort, sectorShort, specialtyName, typeList } from './describe'
import { TYPES, type Action, type House, type Specialty } from './types'

function raised(house: House, specialties: Specialty[]): string {
  const levels: Partial<Record<Specialty, number>> = {}
  for (const specialty of specialties) levels[specialty] = (levels[specialty] ?? levelOf(house.levels, specialty)) + 1
  return Object.entries(levels).map(([name, level]) => `${specialtyName(name as Specialty)} ${roman(Math.min(level, 6))}`).join(', ')
}

const order = (printing: string, refinement: string) => ({ types: typeList(printingCard(printing).types), inks: inkList(refinementCard(refinement).inks) })

function sayGear(house: House, axle: number, how: unknown): string {
  const gear = house.gears[axle]
  if (!gear) return ''
  const reward = gearCard(gear.gear).sectors[gear.sector]
  if (how && typeof how === 'object') {
    if ('swap_ink' in how) {
      const { give, take } = how.swap_ink as Record<'give' | 'take', 'blue'>
      return t('say-swap', { give: inkName(give), take: inkName(take) })
    }
    if ('swap_type' in how) return t('say-swap', how.swap_type as { give: string; take: string })
    if ('raise' in how) return t('say-raise', { levels: raised(house, [(how.raise as { specialty: Specialty }).specialty]) })
    if ('sell_type' in how) {
      const { type, price } = how.sell_type as { type: string; price: string }
      return t('say-sell', { type, price: t(`gutenberg-price-${price}`) })
    }
    if ('give_ink' in how) return t('say-trade', { ink: inkName((how.give_ink as { ink: 'blue' }).ink) })
  }
  if (reward.kind === 'level') return t('say-raise', { levels: raised(house, [reward.of as Specialty]) })
  return t('say-use', { reward: sectorShort(reward) })
}

/** A complete action in words. */
export function sayAction(action: Action, house: House, seat: number, facts: Facts): string {
  if (typeof action === 'string') return t(`do-${action.replaceAll('_', '-')}`)
  if ('keep_character' in action) return t('say-keep-character', { name: t(`gutenberg-character-${action.keep_character.character}`) })
  if ('draft_order' in action) return t('say-take-order', order(action.draft_order.printing, action.draft_order.refinement))
  if ('take_order' in action) return t('say-take-order', order(action.take_order.printing, action.take_order.refinement))
  if ('keep_order' in action) return t('say-keep-order', order(action.keep_order.printing, action.keep_order.refinement))
  if ('take_inks' in action) {
    const offer = facts.ink_sets[action.take_inks.set]?.[action.take_inks.count - 1]
    return offer ? t('say-take-inks', { inks: inkList(offer.inks), price: offer.price }) : t('do-take-inks')
  }
  if ('develop_shown' in action) return t('say-raise', { levels: raised(house, specialtyCard(action.develop_shown.card)) })
  if ('develop_one' in action) return t('say-raise', { levels: raised(house, [action.develop_one.specialty]) })
  if ('gain_level' in action) return t('say-raise', { levels: raised(house, [action.gain_level.specialty]) })
  if ('install_gear' in action) return t('say-install', { reward: sectorShort(gearCard(action.install_gear.gear).sectors[action.install_gear.sector]) })
  if ('rotate_gear' in action) {
    const gear = house.gears[action.rotate_gear.axle]
    return t('say-turn', { reward: gear ? sectorShort(gearCard(gear.gear).sectors[action.rotate_gear.sector]) : '' })
  }
  if ('take_patronage_reward' in action) return t('say-take', { what: t(`gutenberg-reward-${action.take_patronage_reward.reward}`) })
  if ('take_patronage_card' in action) {
    const { inks } = patronCard(action.take_patronage_card.card)
    return inks.length ? t('say-patron-inks', { inks: inkList(inks) }) : t('say-patron')
  }
  if ('fulfil' in action) {
    const { orders } = action.fulfil
    const pay = batchPay(house, action.fulfil)
    const types = orders.map(({ slot }) => typeList(printingCard(house.orders[slot]?.printing ?? '').types)).join(', ')
    return t('say-fulfil', { types, guilders: pay.guilders, fame: pay.fame + pay.gearFame, count: orders.length })
  }
  if ('use_gear' in action) return sayGear(house, action.use_gear.axle, action.use_gear.how)
  if ('buy_type' in action) return t('say-buy', { type: action.buy_type.type, price: facts.houses[seat].type_price })
  if ('gain_ink' in action) return t('say-take', { what: inkName(action.gain_ink.ink) })
  if ('gain_type' in action) return t('say-take', { what: action.gain_type.type })
  if ('name_colour' in action) return t('say-name-colour', { ink: inkName(action.name_colour.ink) })
  if ('shift_marker' in action) return t('say-shift', { from: rowShort(action.shift_marker.from), to: rowShort(action.shift_marker.to) })
  if ('choose_types' in action) return t('say-take', { what: typeList(TYPES.flatMap((type) => Array<(typeof TYPES)[number]>(action.choose_types.types[type] ?? 0).fill(type))) })
  if ('start_specialties' in action) {
    const { one, two } = action.start_specialties
    return t('say-raise', { levels: `${specialtyName(one)} ${roman(1)}, ${specialtyName(two)} ${roman(2)}` })
  }
  const kind = Object.keys(action)[0]
  return t(`do-${kind.replaceAll('_', '-')}`)
}

/** Which kinds of picks a sentence asks for, the most important first. */
const KINDS = ['printing', 'refinement', 'slot', 'sector', 'instead', 'develop', 'give-ink', 'take-ink', 'give-type', 'take-type', 'raise', 'price', 'wild', 'first', 'second', 'first-sector', 'second-sector', 'one', 'two', 'from', 'to']

/** What is missing for a choice that has begun. */
export function sayMissing(missing: string[]): string {
  const kind = KINDS.find((one) => missing.includes(one))
  if (missing.some((one) => one.startsWith('swap-'))) return t('need-swap')
  return kind ? t(`need-${kind}`) : t('need-choice')
}
