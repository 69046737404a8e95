//! Reads untrusted lines of any length in bounded memory.

use std::io::{BufRead, ErrorKind};

/// In bytes, without the line's end. A position has about six thousand, a record of a whole game about thirty thousand.
pub const LONGEST_LINE: usize = 1 << 20;

pub enum Line {
    Whole,
    /// It was skipped.
    TooLong,
    End,
}

/// Reads a line into `line`, without its end.
pub fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Line> {
    line.clear();
    let (mut begun, mut too_long) = (false, false);
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() && !begun {
            return Ok(Line::End);
        }
        begun = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(part);
        }
        let (used, at_end) = (part.len() + usize::from(end.is_some()), end.is_some() || chunk.is_empty());
        input.consume(used);
        if at_end {
            return Ok(if too_long { Line::TooLong } else { Line::Whole });
        }
    }
}
