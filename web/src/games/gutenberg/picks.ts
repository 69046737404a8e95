/** Represents a legal action as the set of picks that it consists of. The table offers every pick that leads to a legal action,
 * so it needs no rules of its own. */

import type { Action, Batch, GearChoice } from './types'

/** `kind:value`; at most one pick of each kind at a time. */
export type PickId = string

export const kindOf = (pick: PickId) => pick.slice(0, pick.indexOf(':'))

function gearChoice(how: GearChoice | undefined): PickId[] {
  if (!how || how === 'plain') return []
  if ('swap_ink' in how) return [`give-ink:${how.swap_ink.give}`, `take-ink:${how.swap_ink.take}`]
  if ('swap_type' in how) return [`give-type:${how.swap_type.give}`, `take-type:${how.swap_type.take}`]
  if ('raise' in how) return [`raise:${how.raise.specialty}`]
  if ('sell_type' in how) return [`give-type:${how.sell_type.type}`, `price:${how.sell_type.price}`]
  return [`give-ink:${how.give_ink.ink}`]
}

const wild = (inks: object | undefined): PickId[] => (inks && Object.keys(inks).length ? [`wild:${JSON.stringify(inks)}`] : [])

const optional = (kind: string, value: number | null | undefined): PickId[] => (value == null ? [] : [`${kind}:${value}`])

function batch({ orders, gears = [], wild: inks }: Batch): PickId[] {
  return [
    'action:fulfil',
    ...orders.flatMap(({ slot, colour, decoration }) => [
      `print${slot}:on`,
      ...(colour ? [`colour${slot}:on`] : []),
      ...(decoration ? [`decorate${slot}:on`] : []),
    ]),
    ...[...new Set(gears)].sort().map((axle) => `batch-gear${axle}:${gears.filter((used) => used === axle).length}`),
    ...wild(inks),
  ]
}

/** The picks of an action. */
export function picksOf(action: Action): PickId[] {
  if (typeof action === 'string') return [`action:${action}`]
  if ('keep_character' in action) return [`character:${action.keep_character.character}`]
  if ('install_starting_gears' in action) {
    const { first, second } = action.install_starting_gears
    return [`first:${first.gear}`, `first-sector:${first.sector}`, `second:${second.gear}`, `second-sector:${second.sector}`]
  }
  if ('start_specialties' in action) return [`one:${action.start_specialties.one}`, `two:${action.start_specialties.two}`]
  if ('draft_order' in action) return [`printing:${action.draft_order.printing}`, `refinement:${action.draft_order.refinement}`]
  if ('choose_types' in action) return [`types:${JSON.stringify(action.choose_types.types)}`]
  if ('name_colour' in action) return [`ink:${action.name_colour.ink}`]
  if ('plan' in action) return [`plan:${action.plan.markers.join()}`]
  if ('shift_marker' in action) return [`from:${action.shift_marker.from}`, `to:${action.shift_marker.to}`]
  if ('take_order' in action || 'keep_order' in action) {
    const { printing, refinement, discard } = 'take_order' in action ? action.take_order : action.keep_order
    return [`printing:${printing}`, `refinement:${refinement}`, ...optional('slot', discard)]
  }
  if ('take_inks' in action) return [`set:${action.take_inks.set}.${action.take_inks.count}`]
  if ('develop_shown' in action) return [`specialty-card:${action.develop_shown.card}`, 'develop:shown']
  if ('develop_one' in action) return [`specialty-card:${action.develop_one.card}`, `develop:${action.develop_one.specialty}`]
  if ('install_gear' in action) {
    const { gear, sector, discard } = action.install_gear
    return [`gear:${gear}`, `sector:${sector}`, ...optional('instead', discard)]
  }
  if ('rotate_gear' in action) return [`rotate:${action.rotate_gear.axle}`, `sector:${action.rotate_gear.sector}`]
  if ('take_patronage_reward' in action) return [`reward:${action.take_patronage_reward.reward}`]
  if ('take_patronage_card' in action) {
    return [`patron:${action.take_patronage_card.card}`, ...wild(action.take_patronage_card.wild)]
  }
  if ('fulfil' in action) return batch(action.fulfil)
  if ('use_gear' in action) return [`use:${action.use_gear.axle}`, ...gearChoice(action.use_gear.how)]
  if ('buy_type' in action) return [`buy:${action.buy_type.type}`]
  if ('swap_levels' in action) {
    const { one, other } = action.swap_levels
    return [`swap-${one}:on`, `swap-${other}:on`]
  }
  if ('gain_ink' in action) return [`ink:${action.gain_ink.ink}`]
  if ('gain_level' in action) return [`level:${action.gain_level.specialty}`]
  if ('gain_type' in action) return [`type:${action.gain_type.type}`]
  return [`more:${action.draw_more.printing}`]
}

export interface ActionOption { action: Action; picks: PickId[] }

/** Whether a legal action contains the current picks with this one, which replaces a pick of the same kind. */
function leadsToAction(options: ActionOption[], picked: PickId[], pick: PickId): boolean {
  const wanted = picked.filter((other) => kindOf(other) !== kindOf(pick)).concat(pick)
  return options.some((option) => wanted.every((one) => option.picks.includes(one)))
}

/** The picks after toggling one. Drops picks that are incompatible with it. */
export function togglePick(options: ActionOption[], picked: PickId[], pick: PickId): PickId[] {
  if (picked.includes(pick)) return picked.filter((other) => other !== pick)
  if (!options.some((option) => option.picks.includes(pick))) return picked
  if (!leadsToAction(options, picked, pick)) return [pick]
  return picked.filter((other) => kindOf(other) !== kindOf(pick)).concat(pick)
}

/** The action whose picks are exactly these. */
export function completedAction(options: ActionOption[], picked: PickId[]): Action | undefined {
  if (picked.length === 0) return undefined
  const exact = ({ picks }: ActionOption) => picks.length === picked.length && picks.every((pick) => picked.includes(pick))
  return options.find(exact)?.action
}
