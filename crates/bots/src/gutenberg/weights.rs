//! What things are worth, in fame: the numbers that self-play tunes (`cargo xtask tune`).

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $start:literal,)+) => {
        /// Fame, or a chance between 0 and 1 where it says so.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Weights { $($(#[$doc])* pub $name: f32,)+ }

        impl Weights {
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// Estimates reasoned from the rules: tuning starts from them, and the search judges houses by them.
            pub const REASONED: Weights = Weights { $($name: $start,)+ };

            pub fn to_vec(&self) -> Vec<f32> {
                vec![$(self.$name),+]
            }

            /// In the order of the names; missing values keep their reasoned estimate.
            pub fn from_slice(values: &[f32]) -> Weights {
                let mut values = values.iter().copied();
                Weights { $($name: values.next().unwrap_or($start),)+ }
            }
        }
    };
}

weights! {
    /// A guilder in the first round; in the last it is a third of a point.
    guilder = 0.55,
    /// An ink that no order asks for.
    spare_ink = 0.9,
    /// A type that no order lacks, while many rounds are left.
    spare_type = 0.8,
    /// A level in itself, for future orders.
    level = 0.55,
    /// A share of a level's end score, before it is reached.
    level_ahead = 0.3,
    /// Chance to get a missing ink in time: with all rounds ahead, with one, and with none.
    ink_early = 0.92,
    ink_late = 0.55,
    ink_none = 0.12,
    /// The same for a missing level.
    level_early = 0.9,
    level_late = 0.45,
    level_none = 0.08,
    /// The same for a missing type that guilders do not buy yet.
    type_early = 0.88,
    type_late = 0.3,
    /// What an order keeps of its value when its types are busy and it waits a round.
    wait = 0.85,
    /// An empty slot is worth having while orders can still be taken.
    free_slot = 1.2,
    /// An order as a reward, unseen.
    order = 3.0,
    /// Chance to meet a patron for each thing missing, early and late, and against the others who want the card.
    patron_early = 0.75,
    patron_late = 0.35,
    patron_share = 0.6,
    /// The reward of the specialties' track for the first to reach II, IV, V, VI.
    track_2 = 2.0,
    track_4 = 2.0,
    track_5 = 2.5,
    track_6 = 1.5,
    /// One use of a gear, by reward (G6).
    gear_swap_ink = 0.8,
    gear_swap_type = 0.7,
    gear_lowest = 1.2,
    gear_round_fame = 1.0,
    gear_order = 2.2,
    gear_sell_type = 1.2,
    gear_ink_fame = 1.6,
    gear_take_ink = 1.9,
    gear_trade_ink = 1.9,
    gear_type_fame = 2.2,
    gear_buy_type = 1.2,
    gear_specialty_fame = 1.2,
    gear_level = 1.6,
    /// How much a row counts when markers are spread.
    row_orders = 1.0,
    row_inks = 1.0,
    row_specialties = 1.0,
    row_gears = 1.0,
    row_patronage = 1.0,
    /// Chance that somebody who acts earlier takes exactly the wanted thing.
    rivalry = 0.45,
}

static TUNED: Weights = include!("tuned.rs");

impl Weights {
    /// The weights that self-play found.
    pub fn tuned() -> &'static Weights {
        &TUNED
    }
}
