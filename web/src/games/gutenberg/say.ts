/** Labels of the main button: the whole action, or what is still missing for it. */

import { roman, t } from '../../lib/i18n.svelte'
import { gearCard, patronCard, printingCard, refinementCard } from './cards'
import { inkList, inkName, planText, rowShort, sectorShort, specialtyName, typeList } from './describe'
import { INKS, listOf, SPECIALTIES, TYPES, type Action, type Facts, type House, type LevelUpFacts, type Prospect, type Specialty } from './types'

/** What the labels are about: a house, its facts, and what the action would bring. */
export interface Scene { house: House; seat: number; facts: Facts | null; prospect: Prospect | null }

/** The new level, or the guilders paid for a level beyond the top. */
export const sayLevelUp = ({ level, guilders }: Pick<LevelUpFacts, 'level' | 'guilders'>) => (level === null ? `ƒ${guilders}` : roman(level))

function raised(ups: LevelUpFacts[]): string {
  const last = new Map(ups.map((up) => [up.specialty, up]))
  return [...last.values()].map((up) => `${specialtyName(up.specialty)} ${sayLevelUp(up)}`).join(', ')
}

export const nextLevel = ({ facts, seat }: Pick<Scene, 'facts' | 'seat'>, specialty: Specialty) => facts?.houses[seat].specialties.find((one) => one.specialty === specialty)?.next

function raise(scene: Scene, specialty: Specialty): string {
  const next = nextLevel(scene, specialty)
  return t('say-raise', { levels: next ? raised([next]) : specialtyName(specialty) })
}

const order = (printing: string, refinement: string) => ({ types: typeList(printingCard(printing).types), inks: inkList(refinementCard(refinement).inks) })

function sayGear(scene: Scene, axle: number, how: unknown): string {
  const gear = scene.house.gears[axle]
  if (!gear) return ''
  const reward = gearCard(gear.gear).sectors[gear.sector]
  if (how && typeof how === 'object') {
    if ('swap_ink' in how) {
      const { give, take } = how.swap_ink as Record<'give' | 'take', 'blue'>
      return t('say-swap', { give: inkName(give), take: inkName(take) })
    }
    if ('swap_type' in how) return t('say-swap', how.swap_type as { give: string; take: string })
    if ('raise' in how) return raise(scene, (how.raise as { specialty: Specialty }).specialty)
    if ('sell_type' in how) {
      const { type, price } = how.sell_type as { type: string; price: string }
      return t('say-sell', { type, price: t(`gutenberg-price-${price}`) })
    }
    if ('give_ink' in how) return t('say-trade', { ink: inkName((how.give_ink as { ink: 'blue' }).ink) })
  }
  if (reward.kind === 'level') return raise(scene, reward.of as Specialty)
  return t('say-use', { reward: sectorShort(reward) })
}

/** A complete action in words. */
export function sayAction(action: Action, scene: Scene): string {
  const { house, seat, facts, prospect } = scene
  if (typeof action === 'string') return t(`do-${action.replaceAll('_', '-')}`)
  if ('plan' in action) return t('say-plan', { plan: planText(action.plan.markers) })
  if ('keep_character' in action) return t('say-keep-character', { name: t(`gutenberg-character-${action.keep_character.character}`) })
  if ('draft_order' in action) return t('say-take-order', order(action.draft_order.printing, action.draft_order.refinement))
  if ('take_order' in action) return t('say-take-order', order(action.take_order.printing, action.take_order.refinement))
  if ('keep_order' in action) return t('say-keep-order', order(action.keep_order.printing, action.keep_order.refinement))
  if ('take_inks' in action) {
    const { set, count } = action.take_inks
    const offer = facts?.board.ink_sets[set]?.find((one) => one.count === count)
    return offer ? t('say-take-inks', { inks: inkList(listOf(offer.inks, INKS)), price: offer.price }) : t('do-take-inks')
  }
  if ('develop_shown' in action) {
    const { card } = action.develop_shown
    return t('say-raise', { levels: raised(facts?.board.specialties.find((one) => one?.card === card)?.shown ?? []) })
  }
  if ('develop_one' in action) return raise(scene, action.develop_one.specialty)
  if ('gain_level' in action) return raise(scene, action.gain_level.specialty)
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
    const pay = prospect?.batch
    if (!pay) return t('do-fulfil')
    const types = orders.map(({ slot }) => typeList(printingCard(house.orders[slot]?.printing ?? '').types)).join(', ')
    return t('say-fulfil', { types, guilders: pay.guilders, fame: pay.fame + pay.gear_fame, count: orders.length })
  }
  if ('use_gear' in action) return sayGear(scene, action.use_gear.axle, action.use_gear.how)
  if ('buy_type' in action) return facts ? t('say-buy', { type: action.buy_type.type, price: facts.houses[seat].type_price }) : t('do-buy-type')
  if ('gain_ink' in action) return t('say-take', { what: inkName(action.gain_ink.ink) })
  if ('gain_type' in action) return t('say-take', { what: action.gain_type.type })
  if ('name_colour' in action) return t('say-name-colour', { ink: inkName(action.name_colour.ink) })
  if ('shift_marker' in action) return t('say-shift', { from: rowShort(action.shift_marker.from), to: rowShort(action.shift_marker.to) })
  if ('choose_types' in action) return t('say-take', { what: typeList(listOf(action.choose_types.types, TYPES)) })
  if ('start_specialties' in action) {
    const after = prospect?.house?.after.levels ?? {}
    return t('say-raise', { levels: SPECIALTIES.filter((name) => after[name]).map((name) => `${specialtyName(name)} ${roman(after[name] ?? 0)}`).join(', ') })
  }
  const kind = Object.keys(action)[0]
  return t(`do-${kind.replaceAll('_', '-')}`)
}

/** The kinds of picks that a label can ask for, in order of priority. */
const KINDS = ['printing', 'refinement', 'slot', 'sector', 'instead', 'develop', 'give-ink', 'take-ink', 'give-type', 'take-type', 'raise', 'price', 'wild', 'first', 'second', 'first-sector', 'second-sector', 'one', 'two', 'from', 'to']

/** A label for what a started choice still needs. */
export function sayMissing(missing: string[]): string {
  const kind = KINDS.find((one) => missing.includes(one))
  if (missing.some((one) => one.startsWith('swap-'))) return t('need-swap')
  return kind ? t(`need-${kind}`) : t('need-choice')
}
