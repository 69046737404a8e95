use letterpress::languages::Language;
use letterpress::lexicon::*;
use std::time::Instant;
fn main() {
    let code = std::env::args().nth(1).unwrap_or("fr".into());
    let language = Language::from_code(&code).unwrap();
    let t = Instant::now();
    let lex = Lexicon::embedded(language).unwrap();
    println!("open {:?} words {}", t.elapsed(), lex.word_count());
    let t = Instant::now();
    let f = lex.finder();
    println!("build {:?} bytes {}", t.elapsed(), f.bytes());
    let deck = "A5 B2 C3 D3 E7 F2 G2 H2 I4 J1 K1 L4 M3 N5 O3 P3 QU2 R5 S5 T5 U3 V2 W1 X1 Y1 Z1";
    let value = |t: &str| match t {
        "A" | "E" | "I" | "O" => 1,
        "L" | "N" | "S" | "T" | "U" => 2,
        "B" | "C" | "D" | "G" | "M" | "P" | "R" => 3,
        "F" | "H" | "V" => 4,
        "Y" | "QU" => 5,
        _ => 6,
    };
    let mut cards = Vec::new();
    for c in deck.split(' ') {
        let n = c.find(|x: char| x.is_ascii_digit()).unwrap();
        let k: usize = c[n..].parse().unwrap();
        for _ in 0..k {
            cards.push(language.face(&c[..n], value(&c[..n])).unwrap());
        }
    }
    let mut seed = 12345u64;
    let mut rnd = |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % n as u64) as usize
    };
    for size in [8, 13] {
        let hands: Vec<Vec<Face>> = (0..4000)
            .map(|_| {
                for i in 0..size {
                    let j = i + rnd(cards.len() - i);
                    cards.swap(i, j);
                }
                cards[..size].to_vec()
            })
            .collect();
        let k = 50;
        let nb = hands.len() / k;
        let (mut all, mut best, mut n, mut bs) = (vec![u128::MAX; nb], vec![u128::MAX; nb], 0u64, 0u64);
        for _ in 0..25 {
            n = 0;
            let mut sum = 0u64;
            bs = 0;
            for (i, b) in hands.chunks(k).enumerate() {
                let t = Instant::now();
                for h in b {
                    f.all(h, |w| {
                        n += 1;
                        sum += w.score as u64 + w.word.len() as u64;
                    });
                }
                all[i] = all[i].min(t.elapsed().as_nanos());
            }
            std::hint::black_box(sum);
            for (i, b) in hands.chunks(k).enumerate() {
                let t = Instant::now();
                for h in b {
                    bs += f.best(h, |_| true).map_or(0, |w| w.score as u64);
                }
                best[i] = best[i].min(t.elapsed().as_nanos());
            }
        }
        let m = hands.len() as u128;
        println!(
            "{size}: all {} ns ({} words) best {} ns ({bs})",
            all.iter().sum::<u128>() / m,
            n / hands.len() as u64,
            best.iter().sum::<u128>() / m
        );
    }
    let mut ws = Vec::new();
    lex.for_each_word(|w| ws.push(w.to_vec()));
    for i in 0..100000 {
        let j = i + rnd(ws.len() - i);
        ws.swap(i, j);
    }
    ws.truncate(20000);
    let mut m = vec![u128::MAX; ws.len() / 500];
    let mut c = 0;
    for _ in 0..25 {
        for (i, b) in ws.chunks(500).enumerate() {
            let t = Instant::now();
            for w in b {
                c += lex.contains(w) as u32;
            }
            m[i] = m[i].min(t.elapsed().as_nanos());
        }
    }
    println!("contains {} ns {c}", m.iter().sum::<u128>() / ws.len() as u128);
}
