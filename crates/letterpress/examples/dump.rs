use letterpress::lexicon::Lexicon;
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let l = Lexicon::from_bytes(&std::fs::read(path).unwrap()).unwrap();
    let mut out = String::new();
    l.for_each_word(|w| {
        out.push_str(&l.language().show(w).to_string());
        out.push('\n');
    });
    print!("{out}");
}
