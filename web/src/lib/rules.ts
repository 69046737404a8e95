/** The rules of every game from docs/rules, in the chosen language or in English. */

import type { GameName } from './server'
import { settings } from './settings.svelte'

const files = import.meta.glob<string>(['../../../docs/rules/**/*.md', '!../../../docs/rules/README.md'], { query: '?raw', import: 'default' })

export interface Rule { id: string; text: string }
export interface Chapter { level: number; title: string; intro: string; rules: Rule[] }

export function parseRules(text: string): Chapter[] {
  const chapters: Chapter[] = []
  for (const line of text.split('\n')) {
    const heading = /^(#{1,4}) (.+)$/.exec(line)
    if (heading) {
      chapters.push({ level: heading[1].length, title: heading[2], intro: '', rules: [] })
      continue
    }
    const chapter = chapters[chapters.length - 1]
    if (!chapter) continue
    const items = [...line.matchAll(/\*\*([A-Z]\d+[a-z]?(?:\.\d+)?)(?: ([^*]+))?\*\*:? ?/g)]
    if (items.length > 0) {
      items.forEach((item, at) => {
        const end = items[at + 1]?.index ?? line.length
        const body = line.slice(item.index + item[0].length, end).trim()
        chapter.rules.push({ id: item[1], text: (item[2] ? `${item[2]}: ` : '') + body })
      })
    } else if (chapter.rules.length === 0) chapter.intro += line + '\n'
  }
  return chapters.filter(({ level, rules, intro }) => level === 1 || rules.length > 0 || intro.trim())
}

const loaded = new Map<string, Promise<{ chapters: Chapter[]; translated: boolean }>>()

export function rulesOf(game: GameName): Promise<{ chapters: Chapter[]; translated: boolean }> {
  const translated = `../../../docs/rules/${settings.language}/${game}.md`
  const path = translated in files ? translated : `../../../docs/rules/${game}.md`
  let rules = loaded.get(path)
  if (!rules) {
    const text = files[path]?.() ?? Promise.resolve('')
    rules = text.then((text) => ({ chapters: parseRules(text), translated: path === translated || settings.language === 'en' }))
    loaded.set(path, rules)
    rules.catch(() => loaded.delete(path))
  }
  return rules
}

export const hasRules = (game: GameName) => `../../../docs/rules/${game}.md` in files

export async function ruleText(game: GameName, id: string): Promise<string> {
  const { chapters } = await rulesOf(game)
  return stripMarkdown(chapters.flatMap(({ rules }) => rules).find((rule) => rule.id === id)?.text ?? '')
}

/** Removes Markdown and references to RULINGS.md. */
export const stripMarkdown = (text: string) => text.replaceAll(/\s*\[R[^\]]*\]/g, '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '')
