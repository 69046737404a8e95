//! L0.2, L0.3, L1.3 to L1.9: which words count, and with which cards.

use crate::table::*;
use letterpress::components::CardName;
use letterpress::languages::Language;
use letterpress::lexicon::{FamilyWords, Verdict, WordList};
use letterpress::{Action, EntryPosition, EntryView, Event, Illegal, Options, Step};
use table::{Refusal, Seat, Viewer};

/// Two people in round 1; seat 0 has these drafted cards, the commons are O E and the vowel A.
fn writer(drafted: &str, commons: &str) -> Sitting {
    let mut layout = Layout::new(options(2)).open("shortest doubled modest").commons(commons).drafted(0, drafted);
    let rest: Vec<CardName> =
        layout.0.letters.top.iter().copied().filter(|card| card.as_str() >= "m").take(5).collect();
    let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
    layout = layout.drafted(1, &rest.join(" "));
    layout.play()
}

/// A fifth round for two: seat 0 writes from this collection and the commons.
fn collector(language: Language, collection: &str, commons: &str) -> Sitting {
    let options = Options { language, ..options(2) };
    Layout::new(options).round(5).commons(commons).collection(0, collection).play()
}

fn cards_of(sitting: &Sitting, seat: usize) -> String {
    match &sitting.position().seats[seat].entry {
        Some(EntryPosition::Word(word)) => {
            let cards = word.cards.iter().map(|used| format!("{}={}", used.card, used.letters));
            cards.collect::<Vec<_>>().join(" ")
        }
        other => panic!("no word: {other:?}"),
    }
}

#[test]
fn l0_2_inflected_forms_count() {
    for (word, cards) in [
        ("mangeassions", "m1 a1 n1 g1 e1 s1 i1 o1 n2 s2 a2"),
        ("jouerions", "j1 o1 u1 e1 r1 i1 o2 n1 s1"),
        ("irions", "i1 r1 i2 o1 n1 s1"),
        ("chevaux", "c1 h1 e1 v1 a1 u1 x1"),
        ("textes", "t1 e1 x1 t2 e2 s1"),
    ] {
        let mut sitting = collector(Language::French, cards, "k1 w1 vowel-i1");
        sitting.write(0, word);
    }
}

#[test]
fn l0_2_proper_nouns_and_abbreviations_do_not_count() {
    let mut sitting = collector(Language::French, "h1 a1 n1 n2 a2 h2 l1 c1 i1", "k1 w1 vowel-i1");
    for word in ["Hannah", "LCI"] {
        let why = sitting.refused(0, write(word));
        assert_eq!(why, Illegal::NotInWordList { word: word.to_uppercase() });
        assert_eq!(why.rule(), "L0.2");
    }
}

#[test]
fn l0_2_no_hyphen_no_apostrophe_no_foreign_sign() {
    let mut sitting = writer("l1 e1 t1 r1 s1", "o1 e2 vowel-a1");
    assert_eq!(sitting.refused(0, write("lès-terres")), Illegal::Hyphen { word: "lès-terres".to_owned() });
    assert_eq!(sitting.refused(0, write("l’ose")), Illegal::Apostrophe { word: "l’ose".to_owned() });
    assert_eq!(sitting.refused(0, write("l3t")), Illegal::NotALetter { character: '3' });
    assert_eq!(sitting.refused(0, write("  ")), Illegal::NoLetters);
    assert_eq!(sitting.refused(0, write(&"e".repeat(40))), Illegal::TooLong { longest: 32 });
}

#[test]
fn l0_2_accents_and_ligatures_are_folded() {
    let mut sitting = collector(Language::French, "c1 o1 e1 u1 r1 e2 t1", "k1 w1 vowel-i1");
    sitting.write(0, "cœur");
    assert_eq!(cards_of(&sitting, 0), "c1=C o1=O e1=E u1=U r1=R");
    sitting.write(0, "été");
    assert_eq!(cards_of(&sitting, 0), "e1=E t1=T e2=E");
}

#[test]
fn l0_2_other_languages_keep_their_own_letters() {
    let mut german = collector(Language::German, "m1 ü1 d1 e1", "h1 j1 vowel-o1");
    german.write(0, "müde");
    let missing = Illegal::LetterMissing { word: "MUDE".to_owned(), letter: "U".to_owned() };
    assert_eq!(german.refused(0, write("mude")), missing, "Ü is no U");
    let mut polish = collector(Language::Polish, "ż1 ó1 ł1 w1", "h1 j1 vowel-o1");
    polish.write(0, "żółw");
}

#[test]
fn l0_2_a_table_can_add_and_remove_words() {
    let house = Options { allow: vec!["hannah".into()], deny: vec!["TEXTE".into()], ..options(2) };
    let layout = Layout::new(house).round(5).commons("k1 w1 vowel-i1");
    let mut sitting = layout.collection(0, "h1 a1 n1 n2 a2 h2 t1 e1 x1 t2 e2").play();
    sitting.write(0, "Hannah");
    assert_eq!(sitting.refused(0, write("texte")), Illegal::NotInWordList { word: "TEXTE".to_owned() });
    let words = sitting.legal(0);
    assert!(words.contains(&write("HANNAH")) && !words.contains(&write("TEXTE")), "listed like that too");
}

#[test]
fn l0_3_words_have_two_letters_unless_the_table_says_otherwise() {
    let cards = "a1 s1 e1 t1 n1";
    let mut sitting = writer(cards, "o1 e2 vowel-a1");
    let why = sitting.refused(0, write("a"));
    assert_eq!(why, Illegal::TooShort { word: "A".to_owned(), letters: 1, least: 2 });
    assert_eq!(why.rule(), "L0.3");
    sitting.write(0, "as");

    let longer = Options { min_length: 4, ..options(2) };
    let mut sitting = Layout::new(longer).round(5).commons("o1 e2 vowel-a1").collection(0, cards).play();
    assert!(matches!(sitting.refused(0, write("set")), Illegal::TooShort { least: 4, .. }));
    sitting.write(0, "tasse");
    assert!(!sitting.legal(0).contains(&write("AS")));
}

#[test]
fn l1_3_words_are_secret_until_all_have_written() {
    let mut sitting = writer("l1 e1 t1 r1 s1", "o1 e2 vowel-a1");
    assert_eq!(sitting.to_act(), [0, 1]);
    sitting.write(0, "lettre");
    assert_eq!(sitting.to_act(), [1]);
    assert_eq!(sitting.heard_by(Viewer::Seat(Seat(1))), [&Event::WordReady { seat: Seat(0) }]);
    assert!(matches!(sitting.heard_by(Viewer::Seat(Seat(0)))[..], [Event::WordChosen { score: 9, .. }]));
    assert_eq!(sitting.view(1).seats[0].entry, None);
    assert!(sitting.view(1).seats[0].ready);
    assert!(matches!(&sitting.view(0).own.unwrap().entry, Some(EntryView::Word(word)) if word.word == "LETTRE"));

    sitting.act(1, Action::Pass);
    let revealed: Vec<_> = sitting.heard_by(Viewer::Spectator);
    assert!(revealed.iter().any(|event| matches!(event, Event::WordRevealed { word, .. } if word == "LETTRE")));
    assert!(revealed.contains(&&Event::PassRevealed { seat: Seat(1) }));
    assert!(matches!(&sitting.view(1).seats[0].entry, Some(EntryView::Word(word)) if word.word == "LETTRE"));
}

#[test]
fn l1_3_a_word_can_be_changed_until_the_last_has_written() {
    let mut sitting = writer("l1 e1 t1 r1 s1", "o1 e2 vowel-a1");
    sitting.write(0, "lettre");
    sitting.act(0, Action::Pass);
    sitting.write(0, "tresse");
    sitting.act(1, Action::Pass);
    assert!(matches!(&sitting.position().seats[0].entry, Some(EntryPosition::Word(word)) if word.word == "TRESSE"));
}

#[test]
fn l1_3_only_own_and_common_cards() {
    let mut sitting = writer("l1 e1 t1 r1 s1", "o1 e2 vowel-a1");
    let missing = |letter: &str| Illegal::LetterMissing { word: "LIVRE".to_owned(), letter: letter.to_owned() };
    let why = sitting.refused(0, write("livre"));
    assert_eq!((why.rule(), why), ("L1.3", missing("I")));
    let why = sitting.refused(0, spell("le", "l2=L e1=E"));
    assert_eq!((why.rule(), why), ("L1.3", Illegal::CardNotYours { card: name("l2") }));
    assert_eq!(sitting.refused(0, spell("le", "l9=L e1=E")), Illegal::NoSuchCard { card: name("l9") });
    let other = Illegal::CardsSpellOther { word: "LES".to_owned(), spelled: "LO".to_owned() };
    assert_eq!(sitting.refused(0, spell("les", "l1=L o1=O")), other);
    assert_eq!(sitting.refused(0, draft("l1")), Illegal::WrongStep { step: Step::Write });
}

#[test]
fn l1_4_texte_needs_two_t_and_two_e() {
    let mut sitting = writer("t1 e1 x1 n1 s1", "o1 k1 vowel-a1");
    let why = sitting.refused(0, write("texte"));
    assert_eq!(why, Illegal::LetterMissing { word: "TEXTE".to_owned(), letter: "T".to_owned() });
    let mut sitting = writer("t1 e1 x1 t2 e2", "o1 k1 vowel-a1");
    sitting.write(0, "texte");
    let why = sitting.refused(0, spell("texte", "t1=T e1=E x1=X t1=T e2=E"));
    assert_eq!((why.rule(), why), ("L1.4", Illegal::CardUsedTwice { card: name("t1") }));
}

#[test]
fn l1_4_lettre_needs_one_t_card_read_twice() {
    let mut sitting = writer("l1 e1 t1 r1 e2", "o1 k1 vowel-a1");
    sitting.write(0, "lettre");
    assert_eq!(cards_of(&sitting, 0), "l1=L e1=E t1=TT r1=R e2=E");
    sitting.act(0, spell("lettre", "l1=L e2=E t1=TT r1=R e1=E"));
    let why = sitting.refused(0, spell("lettre", "l1=L e1=E t1=TTT r1=R e2=E"));
    assert_eq!(
        (why.rule(), why),
        ("L1.4", Illegal::CardCannotStandFor { card: name("t1"), letters: "TTT".to_owned() })
    );
}

#[test]
fn l1_4_a_letter_three_times_running_needs_two_cards() {
    let mut sitting = writer("c1 r1 e1 s1 n1", "o1 k1 vowel-a1");
    let why = sitting.refused(0, write("créées"));
    assert_eq!(why, Illegal::LetterMissing { word: "CREEES".to_owned(), letter: "E".to_owned() });
    let mut sitting = writer("c1 r1 e1 e2 s1", "o1 k1 vowel-a1");
    sitting.write(0, "créées");
}

#[test]
fn l1_5_qu_is_q_or_qu() {
    let mut sitting = writer("qu1 u1 e1 l1 s1", "o1 c1 vowel-a1");
    sitting.act(0, spell("quel", "qu1=QU e1=E l1=L"));
    sitting.act(0, spell("quel", "qu1=Q u1=U e1=E l1=L"));
    sitting.write(0, "quel");
    assert_eq!(cards_of(&sitting, 0), "qu1=Q u1=U e1=E l1=L", "the U is worth using");
    let why = sitting.refused(0, spell("quel", "qu1=QUE l1=L"));
    assert_eq!((why.rule(), why), ("L1.5", Illegal::QuCannotStandFor { card: name("qu1"), letters: "QUE".to_owned() }));
}

#[test]
fn l1_5_colloquee_from_c_o_l_o_qu_e() {
    let mut sitting = writer("c1 o1 l1 o2 qu1", "e1 k1 vowel-a1");
    sitting.write(0, "colloquée");
    assert_eq!(cards_of(&sitting, 0), "c1=C o1=O l1=LL o2=O qu1=QU e1=EE");
}

#[test]
fn l1_5_as_q_it_may_be_doubled_as_qu_not() {
    let house = Options { allow: vec!["piqqua".into(), "ququoi".into()], ..options(2) };
    let layout = Layout::new(house).round(5).commons("k1 w1 vowel-a1");
    let mut sitting = layout.collection(0, "p1 i1 qu1 u1 o1 i2").play();
    sitting.act(0, spell("piqqua", "p1=P i1=I qu1=QQ u1=U vowel-a1=A"));
    let why = sitting.refused(0, spell("ququoi", "qu1=QUQU o1=O i1=I"));
    assert_eq!(why.rule(), "L1.5");
    assert!(matches!(sitting.refused(0, write("ququoi")), Illegal::LetterMissing { .. }));
}

#[test]
fn l1_6_commons_serve_everybody_at_once() {
    let layout = Layout::new(options(2)).open("shortest doubled modest").commons("o1 e1 vowel-a1");
    let mut sitting = layout.drafted(0, "s1 l1 r1 n1 t1").drafted(1, "s2 l2 r2 n2 t2").play();
    sitting.act(0, spell("sole", "s1=S o1=O l1=L e1=E"));
    sitting.act(1, spell("sole", "s2=S o1=O l2=L e1=E"));
    assert_eq!(sitting.state.step(), Step::Claim);
}

#[test]
fn l1_7_a_seat_may_pass_and_still_claims() {
    let mut sitting = writer("l1 e1 t1 r1 s1", "o1 e2 vowel-a1");
    sitting.write(0, "lettre");
    sitting.act(1, Action::Pass);
    assert_eq!(sitting.ranking(), [0, 1]);
    sitting.act(0, claim("l1 t1", None));
    assert_eq!(sitting.to_act(), [1]);
    sitting.act(1, claim("r1", None));
    assert_eq!(text(&sitting.position().seats[1].collection), "r1");
}

#[test]
fn l1_7_an_invalid_word_is_refused_before_the_reveal() {
    let mut sitting = writer("l1 e1 t1 r1 s1", "o1 e2 vowel-a1");
    sitting.act(1, Action::Pass);
    sitting.refused(0, write("letro"));
    assert_eq!(sitting.to_act(), [0], "still waited for");
    sitting.write(0, "lettre");
}

#[test]
fn l1_8_the_best_cards_are_the_default_and_others_can_be_chosen() {
    // The challenge card E is worth 3, the letter card 1.
    let mut sitting = collector(Language::French, "l1 e1 same-ends s1", "k1 w1 vowel-a1");
    sitting.write(0, "les");
    assert_eq!(cards_of(&sitting, 0), "l1=L same-ends=E s1=S");
    sitting.act(0, spell("les", "l1=L e1=E s1=S"));
    assert_eq!(cards_of(&sitting, 0), "l1=L e1=E s1=S");
}

#[test]
fn l1_8_every_listed_word_is_accepted_and_can_be_written_card_by_card() {
    let mut sitting = writer("l1 e1 t1 r1 qu1", "o1 e2 vowel-a1");
    let listed = sitting.legal(0);
    assert!(listed.len() > 50 && listed.contains(&write("LETTRE")) && listed.contains(&Action::Pass));
    for action in listed {
        sitting.act(0, action.clone());
        if let (Action::Write { word, .. }, Some(EntryPosition::Word(written))) =
            (&action, &sitting.position().seats[0].entry)
        {
            sitting.act(0, Action::Write { word: word.clone(), cards: Some(written.cards.clone()) });
        }
    }
}

#[test]
fn l1_9_unused_drafted_cards_go_under_the_letter_deck() {
    let mut sitting = writer("l1 e1 t1 r1 s1", "o1 e2 vowel-a1");
    sitting.act(1, Action::Pass);
    sitting.act(0, spell("le", "l1=L e2=E"));
    let position = sitting.position();
    for unused in ["e1", "t1", "r1", "s1"] {
        assert!(position.letters.under.contains(&name(unused)), "{unused} is under the deck");
    }
    assert!(position.pool.contains(&name("o1")), "an unused common can still be claimed");
    assert!(sitting.events().contains(&&Event::UnusedReturned { seat: Seat(0), count: 4 }));
}

/// Seat 0 of a family table writes from this collection.
fn at_a_family_table(allow: &[&str]) -> Sitting {
    let allow = allow.iter().map(|&word| word.to_owned()).collect();
    let house = Options { family_words: true, allow, ..options(2) };
    Layout::new(house).round(5).commons("k1 w1 vowel-i1").collection(0, "m1 e1 r1 d1 e2 s1").play()
}

#[test]
fn l0_2_a_family_table_refuses_vulgar_words() {
    let mut sitting = at_a_family_table(&[]);
    let why = sitting.refused(0, write("merde"));
    assert_eq!((why.rule(), why), ("L0.2", Illegal::VulgarWord { word: "MERDE".to_owned() }));
    let listed = sitting.legal(0);
    assert!(listed.contains(&write("MERES")) && !listed.contains(&write("MERDES")), "listed like that too");
    sitting.write(0, "mères");

    let elsewhere = Layout::new(options(2)).round(5).commons("k1 w1 vowel-i1").collection(0, "m1 e1 r1 d1 e2");
    elsewhere.play().write(0, "merde");
}

#[test]
fn l0_2_a_family_table_may_allow_a_word_all_the_same() {
    let mut sitting = at_a_family_table(&["merde"]);
    assert!(sitting.legal(0).contains(&write("MERDE")));
    assert!(matches!(sitting.refused(0, write("merdes")), Illegal::VulgarWord { .. }), "that one word");
    sitting.write(0, "merde");
}

#[test]
fn l0_2_family_words_are_judged_in_every_language() {
    let of = |language: Language| WordList::of(language).unwrap().for_families();
    for (language, vulgar) in [
        (
            Language::English,
            "fuck fucking shit shitty cunt nigger niggers faggot bitches wankers motherfucker kike whore",
        ),
        (Language::French, "merde emmerder enculés putain connasse salope pédé nègre bougnoule couilles niquer chier"),
        (
            Language::German,
            "Scheiße scheißen ficken gefickt Arschloch Fotze Hure Neger Schwuchtel Wichser pissen Nutte",
        ),
        (
            Language::Italian,
            "cazzo incazzato stronzo merda puttana vaffanculo coglione frocio troia minchia negro culo",
        ),
        (
            Language::Polish,
            "kurwa kurwy wkurwiać pierdolić spierdalać jebać zajebisty chuj pizda cipa dupa gówno czarnuch",
        ),
    ] {
        let words = of(language);
        for text in vulgar.split(' ') {
            let word = language.spell(text).unwrap();
            assert_ne!(words.judge(&word), Verdict::Counts, "{language}: {text}");
            assert!(FamilyWords::of(language).unsaid(&word), "{language}: {text}");
        }
    }
    for (language, ordinary) in [
        (
            Language::English,
            "asset assess bass class titan title cockpit peacock cumin document dickens shitake scunner",
        ),
        (Language::French, "rouge bitte bitume connaître culture pédale pissenlit salopette déconnecter chien bordure"),
        (Language::German, "Marsch Vögeln Schießer Rosette Bonze Popeline Schwulst Hürde Kakerlake Analyse Bumerang"),
        (Language::Italian, "pesce regina pisello stronzio inculcare piscina cazzuola zoccolo finocchio tirare sega"),
        (Language::Polish, "ciotka jajko kurtka duplikat pedagog kutry sukces rucham ruchami szczaw gotować suknia"),
    ] {
        for text in ordinary.split(' ') {
            let word = language.spell(text).unwrap();
            assert!(!FamilyWords::of(language).refuses(&word), "{language}: {text}");
        }
    }
}

#[test]
fn l0_2_a_word_with_an_apostrophe_counts_only_as_the_table_spells_it() {
    let cards = "a1 u1 j1 o1 u2 r1 d1 h1 u3 i1";
    let mut sitting = collector(Language::French, cards, "k1 w1 vowel-i1");
    let why = sitting.refused(0, write("aujourd’hui"));
    assert_eq!((why.rule(), why), ("L0.2", Illegal::Apostrophe { word: "aujourd’hui".to_owned() }));
    let unknown = Illegal::NotInWordList { word: "AUJOURDHUI".to_owned() };
    assert_eq!(sitting.refused(0, write("aujourdhui")), unknown);

    let house = Options { allow: vec!["aujourdhui".into()], ..options(2) };
    let mut sitting = Layout::new(house).round(5).commons("k1 w1 vowel-i1").collection(0, cards).play();
    sitting.write(0, "aujourdhui");
}

#[test]
fn l0_3_a_table_may_count_words_of_one_letter() {
    for (language, word, card) in [
        (Language::French, "à", "a1"),
        (Language::English, "I", "i1"),
        (Language::Italian, "è", "e1"),
        (Language::Polish, "w", "w1"),
    ] {
        let house = Options { language, min_length: 1, ..options(2) };
        let mut sitting = Layout::new(house).round(5).commons("t1 r1 vowel-o1").collection(0, card).play();
        sitting.write(0, word);
    }
}
