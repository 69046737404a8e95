//! Names of the things that can occur in a game.

use gutenberg::catalogue::{Bonus, GearReward, PatronageCard};
use gutenberg::{Action, Event, Options, PatronageReward, Source};

/// The variants of an enum by name. A variant that is missing here does not compile.
macro_rules! variants {
    ($all:ident, $name:ident, $kind:ident { $($variant:ident),+ $(,)? }) => {
        pub const $all: &[&str] = &[$(stringify!($variant)),+];

        pub fn $name(of: &$kind) -> &'static str {
            match of { $($kind::$variant { .. } => stringify!($variant)),+ }
        }
    };
}

variants!(
    ACTIONS,
    action_name,
    Action {
        KeepCharacter,
        InstallStartingGears,
        StartSpecialties,
        DraftOrder,
        ChooseTypes,
        NameColour,
        Plan,
        ShiftMarker,
        TakeOrder,
        TakeInks,
        DevelopShown,
        DevelopOne,
        InstallGear,
        RotateGear,
        TakePatronageReward,
        TakePatronageCard,
        Fulfil,
        Pass,
        UseGear,
        BuyType,
        SwapLevels,
        GainInk,
        GainLevel,
        GainType,
        DrawOrder,
        DrawMore,
        KeepOrder,
        Decline,
    }
);

variants!(
    EVENTS,
    event_name,
    Event {
        CharacterKept,
        CharacterChosen,
        CharactersRevealed,
        GearsDrawn,
        GearDiscarded,
        GearInstalled,
        GearRotated,
        OrderDrafted,
        TypesChosen,
        RoundBegan,
        GearsTurned,
        ColourNamed,
        Planned,
        PlanMade,
        PlansRevealed,
        AutomaPlanned,
        MarkerShifted,
        RowBegan,
        Passed,
        OrderTaken,
        OrderDiscarded,
        OrderCardsDrawn,
        InksTaken,
        SpecialtyCardTaken,
        LevelsSwapped,
        PatronageRewardTaken,
        PatronageCardTaken,
        OrderFulfilled,
        RewardsDeclined,
        GearUsed,
        TypeSold,
        FameGained,
        GuildersGained,
        GuildersPaid,
        InkGained,
        InksReturned,
        TypeGained,
        TypeLost,
        LevelReached,
        TrackReward,
        AutomaTookOrderCards,
        AutomaTookInks,
        AutomaTookSpecialtyCard,
        AutomaTookGear,
        AutomaTookPatronageCard,
        AutomaTookPatronageReward,
        AutomaFoundNothing,
        BoardRefilled,
        FirstPlayerPassed,
        GameEnded,
    }
);

variants!(
    SOURCES,
    source_name,
    Source {
        Printing,
        Colour,
        Decoration,
        Bonus,
        Gear,
        Patronage,
        Mastery,
        Character,
        Specialties,
        PatronageCards,
        Guilders,
    }
);

pub const GEAR_REWARDS: [&str; 13] = [
    "swap ink",
    "swap type",
    "lowest specialty",
    "round fame",
    "order",
    "sell type",
    "ink fame",
    "take ink",
    "trade ink",
    "type fame",
    "buy type",
    "specialty fame",
    "level",
];
pub const BONUSES: [&str; 8] = ["1 ink", "2 inks", "1 guilder", "2 guilders", "2 fame", "3 fame", "level", "order"];
pub const PATRONS: [&str; 4] = ["two specialties", "inks and types", "specialty and inks", "specialty and types"];
pub const TABLES: [&str; 6] = ["1 and automa", "2 people", "2 and automa", "3 people", "3 and automa", "4 people"];

pub fn reward_name(reward: GearReward) -> &'static str {
    GEAR_REWARDS[reward.number()]
}

pub fn bonus_name(bonus: Bonus) -> &'static str {
    let at = match bonus {
        Bonus::Inks(count) => usize::from(count > 1),
        Bonus::Guilders(count) => 2 + usize::from(count > 1),
        Bonus::Fame(count) => 4 + usize::from(count > 2),
        Bonus::Level => 6,
        Bonus::Order => 7,
    };
    BONUSES[at]
}

pub fn patron_name(card: &PatronageCard) -> &'static str {
    let at = match (card.levels.is_empty(), card.inks.is_empty()) {
        (false, true) if card.types.is_empty() => 0,
        (true, _) => 1,
        (false, false) => 2,
        (false, true) => 3,
    };
    PATRONS[at]
}

pub fn table_name(options: &Options) -> &'static str {
    let automa = options.automa || options.people == 1;
    let at = match (options.people, automa) {
        (1, _) => 0,
        (2, false) => 1,
        (2, true) => 2,
        (3, false) => 3,
        (3, true) => 4,
        _ => 5,
    };
    TABLES[at]
}

pub fn patronage_reward_name(reward: PatronageReward) -> String {
    format!("{reward:?}").to_lowercase()
}
