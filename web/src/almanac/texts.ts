/** The almanac's long texts, docs/almanac/<language>/<name>.md. A section begins with `## id: title`; blank lines separate
 * paragraphs. */

import { settings } from '../lib/settings.svelte'

const files = import.meta.glob<string>('../../../docs/almanac/*/*.md', { query: '?raw', import: 'default' })

const terms = import.meta.glob<string>('../../../docs/terms.md', { query: '?raw', import: 'default' })
export const loadTerms = () => Object.values(terms)[0]()

export interface Section { id: string; title: string; paragraphs: string[] }

export function parseText(text: string): Section[] {
  return text.split(/^## /m).slice(1).map((part) => {
    const [head, ...body] = part.split('\n')
    const [id, title = ''] = head.split(': ')
    return { id: id.trim(), title: title.trim(), paragraphs: body.join('\n').split(/\n\s*\n/).map((one) => one.replaceAll('\n', ' ').trim()).filter(Boolean) }
  })
}

export const loadText = async (name: 'characters' | 'origin' | 'tools'): Promise<Section[]> => parseText(await files[`../../../docs/almanac/${settings.language}/${name}.md`]())
