//! The report as one page for a browser, without scripts and without anything from elsewhere.

use super::Report;
use super::graph::escaped;
use super::text::{Section, Table};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1f1a14; --paper: #fbf7ef; --line: #cfc4b0;
  --a: #9a3412; --b: #1d4ed8; --c: #047857; --d: #7e22ce; --e: #a16207; --f: #be185d; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d6; --paper: #1b1814; --line: #4a4236;
  --a: #fb923c; --b: #93c5fd; --c: #6ee7b7; --d: #d8b4fe; --e: #facc15; --f: #f9a8d4; } }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
svg { width: 100%; height: auto; } .legend svg { width: 40px; height: 8px; }
svg text { fill: var(--ink); font-size: 12px; } .grid { stroke: var(--line); stroke-width: 1; }
.seat { fill: none; stroke-width: 2; } .seat-0 { stroke: var(--a); } .seat-1 { stroke: var(--b); }
.seat-2 { stroke: var(--c); } .seat-3 { stroke: var(--d); } .seat-4 { stroke: var(--e); } .seat-5 { stroke: var(--f); }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } li { margin-bottom: 0.4rem; }
";

impl Report<'_> {
    pub fn page(&self) -> String {
        let (language, title) = (self.tellers.words.language(), escaped(&self.title()));
        let about: String = self.about().iter().map(|line| format!("<p>{}</p>\n", escaped(line))).collect();
        let sections: String = self.sections().iter().map(section).collect();
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{about}<h2>{}</h2>\n{}{}{sections}</main>\n\
             </body>\n</html>\n",
            escaped(&self.graph_title()),
            self.graph(),
            self.legend(),
        )
    }
}

fn section(section: &Section) -> String {
    let mut html = format!("<section>\n<h2>{}</h2>\n", escaped(&section.title));
    if let Some(Table { heads, rows }) = &section.table {
        let heads: String = heads.iter().map(|head| format!("<th scope=\"col\">{}</th>", escaped(head))).collect();
        let cells = |row: &[String]| row.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect::<String>();
        let rows: String = rows.iter().map(|row| format!("<tr>{}</tr>\n", cells(row))).collect();
        html.push_str(&format!(
            "<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
        ));
    }
    if !section.items.is_empty() {
        html.push_str("<ul>\n");
        for (item, below) in &section.items {
            let below: String = below.iter().map(|line| format!("<br>{}", escaped(line))).collect();
            html.push_str(&format!("<li>{}{below}</li>\n", escaped(item)));
        }
        html.push_str("</ul>\n");
    }
    html + "</section>\n"
}
