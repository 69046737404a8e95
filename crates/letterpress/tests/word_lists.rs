//! Letters, word lists and spellings, through the public API.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use letterpress::languages::{Language, Letter, NotAWord, Word};
use letterpress::lexicon::{
    BadLexicon, BadSpelling, Face, FrequencyClasses, Lexicon, NoLexicon, Reading, Sample, Tray, Use, WordList,
    check_spelling, compile,
};
use sha2::{Digest, Sha256};

fn french(text: &str) -> Word {
    Language::French.spell(text).unwrap()
}

fn faces(language: Language, cards: &str) -> Vec<Face> {
    cards.split_whitespace().map(|card| language.face(card, 1).unwrap()).collect()
}

fn can_spell(cards: &str, word: &str) -> bool {
    Tray::new(Language::French, &faces(Language::French, cards)).best_spelling(&french(word)).is_some()
}

fn shown(language: Language, text: &str) -> String {
    language.show(&language.spell(text).unwrap()).to_string()
}

#[test]
fn l0_2_french_folds_accents_and_ligatures() {
    assert_eq!(shown(Language::French, "œuvre"), "OEUVRE");
    assert_eq!(shown(Language::French, "créées"), "CREEES");
    assert_eq!(shown(Language::French, "façon"), "FACON");
    assert_eq!(shown(Language::French, "cre\u{301}e\u{301}"), "CREE");
}

#[test]
fn l0_2_other_languages_keep_their_letters() {
    assert_eq!(shown(Language::German, "größe"), "GRÖSSE");
    assert_eq!(shown(Language::German, "Café"), "CAFE");
    assert_eq!(shown(Language::Polish, "zażółć"), "ZAŻÓŁĆ");
    assert_eq!(shown(Language::Polish, "o\u{301}smy"), "ÓSMY");
    assert_eq!(shown(Language::Italian, "città"), "CITTA");
}

#[test]
fn l0_2_a_refused_text_gets_a_reason() {
    let why = |text| Language::French.spell(text).unwrap_err();
    assert_eq!(why("arc-en-ciel"), NotAWord::Hyphen);
    assert_eq!(why("aujourd’hui"), NotAWord::Apostrophe);
    assert_eq!(why("4x4"), NotAWord::Digit { digit: '4' });
    assert_eq!(why("  "), NotAWord::Empty);
    assert_eq!(why("ж"), NotAWord::ForeignLetter { character: 'Ж', language: Language::French });
    assert_eq!(why(&"a".repeat(33)), NotAWord::TooLong);
}

#[test]
fn every_alphabet_is_in_its_order_and_has_qu() {
    for language in Language::ALL {
        let alphabet = language.alphabet();
        assert_eq!(language.letter('Q'), Some(language.q()));
        assert_eq!(language.letter('U'), Some(language.u()));
        assert!(alphabet.iter().all(|&capital| shown(language, &capital.to_string()) == capital.to_string()));
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
}

#[test]
fn l0_2_inflected_forms_count() {
    let lexicon = Lexicon::embedded(Language::French).unwrap();
    for word in
        ["mangeassions", "jouerions", "irions", "chevaux", "textes", "lettre", "créées", "colloquée", "colloquées"]
    {
        assert!(lexicon.contains(&french(word)), "{word}");
    }
    let listed =
        |language: Language, word: &str| Lexicon::embedded(language).unwrap().contains(&language.spell(word).unwrap());
    assert!(listed(Language::English, "colours") && listed(Language::English, "colors"));
    assert!(listed(Language::German, "Häuser") && listed(Language::German, "größte"));
    assert!(listed(Language::Italian, "mangiassimo") && listed(Language::Italian, "città"));
    assert!(listed(Language::Polish, "zażółciłabyś") && listed(Language::Polish, "książkami"));
}

#[test]
fn l0_2_names_and_abbreviations_do_not_count() {
    let lexicon = Lexicon::embedded(Language::French).unwrap();
    for word in ["Hannah", "LCI", "Lyon", "SNCF", "kg", "cf"] {
        assert!(!lexicon.contains(&french(word)), "{word}");
    }
    let listed =
        |language: Language, word: &str| Lexicon::embedded(language).unwrap().contains(&language.spell(word).unwrap());
    assert!(
        !listed(Language::German, "Berlin") && !listed(Language::German, "Lkw") && !listed(Language::German, "Anna")
    );
    assert!(!listed(Language::English, "London") && !listed(Language::English, "kb"));
    assert!(!listed(Language::Italian, "Firenze"));
    assert!(!listed(Language::Italian, "xviii") && !listed(Language::Polish, "płk"));
}

/// Judges the held-out words of a language: at least 99 % of those that must count, and 97 % of those that must not.
fn judge_sample(language: Language, sample: &str) {
    let report = Sample::parse(sample).unwrap().judge(Lexicon::embedded(language).unwrap());
    assert!(report.must_count >= 300 && report.must_not_count >= 150, "the {language} sample is too small");
    assert!(100 * report.missing.len() <= report.must_count, "refused: {:?}", report.missing);
    assert!(100 * report.unwanted.len() <= 3 * report.must_not_count, "counted: {:?}", report.unwanted);
}

#[test]
fn l0_2_the_english_sample_is_judged_right() {
    judge_sample(Language::English, include_str!("../../../lexicons/samples/en.txt"));
}

#[test]
fn l0_2_the_french_sample_is_judged_right() {
    judge_sample(Language::French, include_str!("../../../lexicons/samples/fr.txt"));
}

#[test]
fn l0_2_the_italian_sample_is_judged_right() {
    judge_sample(Language::Italian, include_str!("../../../lexicons/samples/it.txt"));
}

#[test]
fn l0_2_the_german_sample_is_judged_right() {
    judge_sample(Language::German, include_str!("../../../lexicons/samples/de.txt"));
}

#[test]
fn l0_2_the_polish_sample_is_judged_right() {
    judge_sample(Language::Polish, include_str!("../../../lexicons/samples/pl.txt"));
}

/// Words that a list once judged wrong.
fn judge_words(language: Language, count: &str, do_not: &str) {
    let lexicon = Lexicon::embedded(language).unwrap();
    let counts = |word: &str| lexicon.contains(&language.spell(word).unwrap());
    let refused: Vec<&str> = count.split_whitespace().filter(|word| !counts(word)).collect();
    let counted: Vec<&str> = do_not.split_whitespace().filter(|word| counts(word)).collect();
    assert!(refused.is_empty() && counted.is_empty(), "refused: {refused:?}, counted: {counted:?}");
}

#[test]
fn l0_2_english_accents_variants_and_clippings_count() {
    judge_words(
        Language::English,
        "CAFE CLICHE FIANCE MELEE SEANCE CHATEAU ENTREE SAUTE MATINEE ECLAIR APP TECH BOT GAOL LEANT SNUCK QUEUEING \
         CACTUSES OCTOPI MATHS BRO MAX SEC",
        "HONG LOS SPAIN ESC AEQ JAMES PARIS BERLIN TEXAS PRES CORP NICHT VOULU",
    );
}

#[test]
fn l0_2_french_words_are_no_parts_of_foreign_phrases() {
    judge_words(
        Language::French,
        "ANTAN CATIMINI TRAVIOLE WEEKEND HOUSE BUZZ ANTITABAC",
        "IBN AL AB STREET NEW LOW VITRO OPERANDI CHAP GOOD",
    );
}

#[test]
fn l0_2_polish_abbreviations_and_english_words_do_not_count() {
    judge_words(
        Language::Polish,
        "ZRÓBŻE ABYŚ TROCHU PSST HMM AŁA",
        "ITD ITP INŻ GODZ ODC ZOB THE WITH WORLD YOU ABP IBN SESSION",
    );
}

#[test]
fn l0_2_italian_verbs_have_their_forms_and_no_impossible_ones() {
    judge_words(
        Language::Italian,
        "SIEDE SIEDO SIEDONO SEDEVA POSSIEDE SIEDITI DAMMELO ANDARSENE MANGIATELO PARENTELE SPORT SMOKING ASMA BOH",
        "ING ETC BY DAY ICE END FUNZIONATECELE FUNZIONANDOSENE CAMILLERI",
    );
}

#[test]
fn l0_2_german_exclamations_and_nouns_count_and_names_do_not() {
    judge_words(
        Language::German,
        "AH NA HM TJA HE NÖ UPS PST IGITT WÜCHSE ABBISSE JUNGFRAU METRO NOBELPREIS ALU AKT POLEN MARK",
        "SILKE BETTINA BETTINAS WIM BEA LUGANO NATO EDEKA BDE UDE XON SRI UNO HOC AUDI",
    );
}

#[test]
fn every_list_has_about_the_words_of_its_source() {
    for (language, at_least) in [
        (Language::French, 418_000),
        (Language::English, 252_000),
        (Language::Italian, 1_180_000),
        (Language::German, 580_000),
        (Language::Polish, 3_300_000),
    ] {
        let lexicon = Lexicon::embedded(language).unwrap();
        let mut visited = 0;
        lexicon.for_each_word(|word| {
            visited += 1;
            debug_assert!(lexicon.contains(word));
        });
        assert_eq!(visited, lexicon.word_count(), "{language}");
        assert!(visited > at_least, "{language} has {visited} words");
    }
}

#[test]
fn l1_4_a_card_stands_for_its_letter_twice_in_a_row() {
    assert!(can_spell("L E T R E", "lettre"));
    assert!(!can_spell("T E X", "texte"));
    assert!(can_spell("T E X T E", "texte"));
    assert!(can_spell("C R E E S", "créées"));
    assert!(!can_spell("C R E S", "créées"));
}

#[test]
fn l1_5_qu_stands_for_q_or_qu() {
    assert!(can_spell("C O L O QU E", "colloquée"));
    assert!(can_spell("QU I", "qui"));
    assert!(can_spell("C O QU", "coq"));
    assert!(can_spell("QU U I", "qui"));
    assert!(!can_spell("QU E L E", "quelque"));
}

#[test]
fn l1_8_the_highest_cards_are_the_default() {
    let language = Language::French;
    let cards = [("T", 2), ("T", 5), ("A", 1), ("T", 3)].map(|(card, value)| language.face(card, value).unwrap());
    let spelled = Tray::new(language, &cards).best_spelling(&french("tata"));
    assert_eq!(spelled, None, "one A cannot stand for two that are apart");
    let spelled = Tray::new(language, &cards).best_spelling(&french("tat")).expect("T, A and T are there");
    assert_eq!(spelled.score, 9, "the two highest T and the A");
}

#[test]
fn l3_2_groups_are_used_whole() {
    let language = Language::English;
    let cards = faces(language, "ING S T R O");
    let word = language.spell("stirring").unwrap();
    assert_eq!(Tray::new(language, &cards).best_spelling(&word), None, "there is no single I");
    let word = language.spell("storing").unwrap();
    let spelled = Tray::new(language, &cards).best_spelling(&word).unwrap();
    assert_eq!(spelled.spelling.last(), Some(&Use { face: 0, reading: Reading::Whole }));
    let split = [(1, Reading::Once), (0, Reading::Once)].map(|(face, reading)| Use { face, reading });
    let refused = check_spelling(language, &language.spell("si").unwrap(), &cards, &split);
    assert_eq!(refused, Err(BadSpelling::OnlyWhole { face: 0 }));
}

#[test]
fn a_spelling_is_refused_with_its_reason() {
    let language = Language::French;
    let cards = faces(language, "T E X QU");
    let check = |word: &str, uses: &[(u8, Reading)]| {
        let uses: Vec<Use> = uses.iter().map(|&(face, reading)| Use { face, reading }).collect();
        check_spelling(language, &french(word), &cards, &uses)
    };
    use Reading::{Once, Twice, Whole};
    assert_eq!(check("te", &[(0, Once), (1, Once)]), Ok(2));
    assert_eq!(check("tee", &[(0, Once), (1, Twice)]), Ok(2));
    assert_eq!(check("tet", &[(0, Once), (1, Once), (0, Once)]), Err(BadSpelling::UsedAgain { face: 0 }));
    assert_eq!(check("te", &[(0, Once), (9, Once)]), Err(BadSpelling::NoSuchCard { face: 9 }));
    assert_eq!(check("te", &[(0, Once), (2, Once)]), Err(BadSpelling::OtherLetter { face: 2, letters: 1 }));
    assert_eq!(check("te", &[(0, Once)]), Err(BadSpelling::TooShort { letters: 1 }));
    assert_eq!(check("te", &[(0, Whole), (1, Once)]), Err(BadSpelling::OnlyOneLetter { face: 0 }));
    assert_eq!(check("que", &[(3, Whole), (1, Once)]), Ok(2));
    assert_eq!(check("qe", &[(3, Once), (1, Once)]), Ok(2));
}

#[test]
fn a_word_is_judged_alike_before_and_after_the_search_is_built() {
    for file in [&include_bytes!("../../../lexicons/fr.lexicon")[..], include_bytes!("../../../lexicons/pl.lexicon")] {
        let (graph, steps) = (Lexicon::from_bytes(file).unwrap(), Lexicon::from_bytes(file).unwrap());
        steps.finder();
        let agree = |word: &[Letter]| {
            let listed = graph.contains(word);
            assert_eq!(steps.contains(word), listed, "{}", graph.language().show(word));
            listed
        };
        let (mut number, mut listed, mut unlisted) = (0, 0, 0);
        let mut count = |is_listed: bool| if is_listed { listed += 1 } else { unlisted += 1 };
        graph.for_each_word(|word| {
            number += 1;
            assert!(steps.contains(word), "{}", graph.language().show(word));
            if number % 97 == 0 {
                (1..word.len()).for_each(|length| count(agree(&word[..length])));
                for place in 0..word.len() {
                    let mut other = word.to_vec();
                    other[place] = word[number % word.len()];
                    count(agree(&other));
                }
            }
        });
        // Prefixes and misspellings of words are sometimes words and often not.
        assert!(listed > 1000 && unlisted > 1000, "{listed} listed, {unlisted} not");
    }
}

#[test]
fn a_damaged_word_file_is_refused() {
    let words = ["un", "deux", "trois"].map(french);
    let file = compile(Language::French, words.iter().map(|word| &word[..]));
    let lexicon = Lexicon::from_bytes(&file).unwrap();
    assert_eq!(lexicon.word_count(), 3);
    assert!(lexicon.contains(&french("deux")) && !lexicon.contains(&french("deu")) && !lexicon.contains(&french("d")));
    for at in 8..file.len() {
        let mut damaged = file.clone();
        damaged[at] ^= 1;
        let why = Lexicon::from_bytes(&damaged).err();
        assert!(matches!(why, Some(BadLexicon::WrongChecksum { .. })), "byte {at}: {why:?}");
    }
    assert_eq!(Lexicon::from_bytes(b"a text").err(), Some(BadLexicon::NotAWordFile));
    assert_eq!(Lexicon::from_bytes(&file[..20]).err(), Some(BadLexicon::NotAWordFile));
}

/// The same words in another file: the edges of every node reversed, and a new checksum.
fn packed_otherwise(file: &[u8]) -> Vec<u8> {
    const LAST: u32 = 0x40;
    let (head, body) = (&file[..20], &file[52..]);
    let edges: Vec<u32> = body.as_chunks::<4>().0.iter().map(|edge| u32::from_le_bytes(*edge)).collect();
    let mut turned = Vec::new();
    for node in edges.split_inclusive(|edge| edge & LAST != 0) {
        let mut node: Vec<u32> = node.iter().rev().map(|edge| edge & !LAST).collect();
        *node.last_mut().unwrap() |= LAST;
        turned.extend(node.iter().flat_map(|edge| edge.to_le_bytes()));
    }
    let checksum = Sha256::new().chain_update(head).chain_update(&turned).finalize();
    [head, &checksum[..], &turned[..]].concat()
}

#[test]
fn a_list_is_named_by_its_words_not_by_its_file() {
    let compiled = |words: &[&str]| {
        let words: Vec<Word> = words.iter().map(|word| french(word)).collect();
        compile(Language::French, words.iter().map(|word| &word[..]))
    };
    let opened = |file: &[u8]| Lexicon::from_bytes(file).unwrap();
    let file = compiled(&["un", "une", "uns", "deux", "trois", "tri", "tris"]);
    let otherwise = packed_otherwise(&file);
    assert_ne!(file, otherwise);
    assert_eq!(opened(&file).fingerprint(), opened(&otherwise).fingerprint());
    let others = [
        compiled(&["un", "une", "uns", "deux", "trois", "tri"]),
        compiled(&["un", "une", "uns", "deux", "trois", "tri", "trie"]),
        compiled(&["un", "une", "uns", "deux", "trois", "tris", "tr"]),
        compiled(&[]),
    ];
    for other in &others {
        assert_ne!(opened(&file).fingerprint(), opened(other).fingerprint());
    }

    let french = include_bytes!("../../../lexicons/fr.lexicon");
    let embedded = Lexicon::embedded(Language::French).unwrap();
    assert_eq!(embedded.fingerprint(), opened(&packed_otherwise(french)).fingerprint());
    let mut words = Vec::new();
    embedded.for_each_word(|word| words.push(word.to_vec()));
    words.pop();
    let one_less = compile(Language::French, words.iter().map(|word| &word[..]));
    assert_ne!(embedded.fingerprint(), opened(&one_less).fingerprint());
}

#[test]
fn a_language_that_was_left_out_names_its_feature() {
    let message = NoLexicon::LeftOut { language: Language::German }.to_string();
    assert!(message.contains("German") && message.contains("`lexicon-de`"), "{message}");
}

#[test]
fn only_sound_files_of_the_language_are_taken_at_run_time() {
    let read = |name: &str| std::fs::read(format!("{}/../../lexicons/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let (words, frequencies) = (read("pl.lexicon"), read("pl.freq"));
    assert_eq!(Lexicon::provide(Language::Polish, &words, &frequencies), Ok(()));
    let other = BadLexicon::OtherLanguage { language: Language::German, found: Language::Polish };
    assert_eq!(Lexicon::provide(Language::German, &words, &frequencies), Err(other.clone()));
    assert_eq!(Lexicon::provide(Language::German, &read("de.lexicon"), &frequencies), Err(other));
    assert_eq!(Lexicon::provide(Language::Polish, &frequencies, &words), Err(BadLexicon::NotAWordFile));
    let mut damaged = words.clone();
    damaged[1000] ^= 1;
    let refused = Lexicon::provide(Language::Polish, &damaged, &frequencies);
    assert!(matches!(refused, Err(BadLexicon::WrongChecksum { .. })), "{refused:?}");
}

#[test]
fn l0_3_a_table_adds_and_removes_words() {
    let list = WordList::of(Language::French).unwrap();
    let cards = faces(Language::French, "L E T R E A N QU");
    let house = list.clone().with_house_words([french("eeneq"), french("tlr")], [french("lettre")]);
    assert!(list.contains(&french("lettre")) && !house.contains(&french("lettre")));
    assert!(!list.contains(&french("tlr")) && house.contains(&french("tlr")));
    assert!(!list.contains(&french("a")) && list.clone().with_min_length(1).contains(&french("a")));

    let all = |list: &WordList| {
        let mut words = Vec::new();
        list.all(&cards, |found| words.push(Language::French.show(found.word).to_string()));
        words.sort();
        words
    };
    let mut expected = all(&list);
    expected.retain(|word| word != "LETTRE");
    expected.extend(["EENEQ".into(), "TLR".into()]);
    expected.sort();
    assert_eq!(all(&house), expected);
    assert!(expected.iter().all(|word| word.len() >= 2));

    let best = list.best(&cards).unwrap();
    let mut ten = Vec::new();
    assert_eq!(list.best_n(&cards, 10, &mut ten), all(&list).len());
    assert!(ten.len() == 10 && ten[0].score == best.score && ten.is_sorted_by(|a, b| a.score >= b.score));
    let without = list.clone().with_house_words([], [best.word.iter().copied().collect()]);
    assert_ne!(without.best(&cards).unwrap().word, best.word);
}

#[test]
fn common_words_are_in_low_classes() {
    let class = |language: Language, word: &str| {
        FrequencyClasses::embedded(language).unwrap().class(&language.spell(word).unwrap())
    };
    assert_eq!(class(Language::French, "de"), FrequencyClasses::COMMONEST);
    assert!(class(Language::French, "maison") < class(Language::French, "colloquer"));
    assert_eq!(class(Language::French, "mangeassions"), FrequencyClasses::UNKNOWN);
    assert!(class(Language::Polish, "książka") < class(Language::Polish, "abdykacja"));
    assert!(class(Language::German, "Haus") <= 4 && class(Language::English, "house") <= 4);
}

/// What the journeyman knows, and therefore the apprentice.
const JOURNEYMAN: u8 = 5;

#[test]
fn names_do_not_make_words_common() {
    let class = |language: Language, word: &str| {
        FrequencyClasses::embedded(language).unwrap().class(&language.spell(word).unwrap())
    };
    for word in ["jimmy", "mike", "nelson", "graham", "charlie", "ted", "jenny", "martin", "peter", "china"] {
        assert!(class(Language::English, word) > JOURNEYMAN, "{word} is counted as a name");
    }
    for word in ["will", "mark", "may", "rose", "bill", "stone", "king"] {
        assert!(class(Language::English, word) <= 4, "{word} is a common word as well as a name");
    }
    let counted_elsewhere = [
        (Language::English, "kylie smith surrey zack"),
        (Language::French, "moreau paul francisco inde japon hunter"),
        (Language::German, "bayern dirk rom my house"),
        (Language::Italian, "alessia orvieto messi blue"),
        (Language::Polish, "marek jarek polska for city"),
    ];
    for (language, words) in counted_elsewhere {
        for word in words.split_whitespace() {
            assert!(class(language, word) > JOURNEYMAN, "{word} is counted as a name, or in English");
        }
    }
    for (language, word) in [(Language::German, "lang"), (Language::Italian, "bello"), (Language::Polish, "film")] {
        assert!(class(language, word) <= 3, "{word} is a common word, whatever else it is");
    }
    assert!(class(Language::French, "thé") > 3, "counts of the English article are not those of tea");
    assert!(class(Language::English, "café") <= 4, "English writes it without the accent too");
}
