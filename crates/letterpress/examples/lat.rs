use std::time::Instant;
fn main() {
    for mb in [1usize, 2, 4, 8, 12, 32, 64] {
        let n = mb * 1024 * 1024 / 64;
        let mut v = vec![[0u64; 8]; n];
        let mut p: Vec<usize> = (0..n).collect();
        let mut s = 88172645463325252u64;
        for i in (1..n).rev() {
            s ^= s << 13;
            s ^= s >> 7;
            s ^= s << 17;
            let j = (s % (i as u64)) as usize;
            p.swap(i, j);
        }
        for i in 0..n {
            v[p[i]][0] = p[(i + 1) % n] as u64;
        }
        let mut x = 0usize;
        let t = Instant::now();
        for _ in 0..2_000_000 {
            x = v[x][0] as usize;
        }
        println!("{mb} MB: {:.1} ns {x}", t.elapsed().as_nanos() as f64 / 2e6);
    }
}
