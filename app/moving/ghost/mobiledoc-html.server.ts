import { z } from 'zod'
import { xmlText } from '#platform/text/xml.ts'
import { editorDocument, isRecord } from './editor-document.server.ts'
import { cardHtml } from './ghost-cards.server.ts'

/**
 * A document of Ghost's older editor (mobiledoc 0.3):
 * lists of numbers that refer to the tables beside them.
 */
const mobiledocSchema = z.object({
  markups: z.array(z.array(z.unknown())).default([]),
  atoms: z.array(z.array(z.unknown())).default([]),
  cards: z.array(z.array(z.unknown())).default([]),
  sections: z.array(z.array(z.unknown())),
})

type Mobiledoc = z.output<typeof mobiledocSchema>

/** A document of Ghost's older editor as HTML; null if it is not one. */
export function mobiledocHtml(json: string | null | undefined): string | null {
  const document = mobiledocSchema.safeParse(editorDocument(json)).data
  return document
    ? document.sections.map((section) => sectionHtml(section, document)).join('')
    : null
}

const sectionKinds = { text: 1, image: 2, list: 3, card: 10 } as const

function sectionHtml([kind, ...rest]: unknown[], document: Mobiledoc): string {
  const [first, second] = rest
  switch (kind) {
    case sectionKinds.text:
      return wrapped(sectionTag(first), markersHtml(second, document))
    case sectionKinds.image:
      return `<img src="${xmlText(String(first ?? ''))}" alt="">`
    case sectionKinds.list: {
      const items = listOf(second).map((item) => wrapped('li', markersHtml(item, document)))
      return wrapped(first === 'ol' ? 'ol' : 'ul', items.join(''))
    }
    case sectionKinds.card: {
      const [name, payload] = document.cards[Number(first)] ?? []
      return cardHtml(String(name ?? ''), isRecord(payload) ? payload : {})
    }
    default:
      return ''
  }
}

/** Quotations have other names there. */
function sectionTag(tag: unknown): string {
  if (tag === 'pull-quote' || tag === 'aside') return 'blockquote'
  return /^(p|h[1-6]|blockquote)$/.test(String(tag)) ? String(tag) : 'p'
}

const markerKinds = { text: 0, atom: 1 } as const

/** Each marker opens some markups, has a text, and closes the given number of open markups. */
function markersHtml(markers: unknown, document: Mobiledoc): string {
  const open: string[] = []
  let html = ''
  for (const marker of listOf(markers)) {
    const [kind, opened, closed, value] = listOf(marker)
    for (const index of listOf(opened)) {
      const [tag, attributes] = document.markups[Number(index)] ?? []
      open.push(/^[a-z]+$/.test(String(tag)) ? String(tag) : 'span')
      html += startTag(open.at(-1) ?? 'span', listOf(attributes))
    }
    html +=
      kind === markerKinds.atom
        ? atomHtml(document.atoms[Number(value)])
        : xmlText(String(value ?? ''))
    for (let left = Number(closed) || 0; left > 0 && open.length > 0; left -= 1) {
      html += `</${open.pop()}>`
    }
  }
  return (
    html +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}

/** Attributes are a flat list of names and values; only the address of a link is used. */
function startTag(tag: string, attributes: unknown[]): string {
  const place = attributes.indexOf('href')
  if (tag !== 'a' || place < 0) return `<${tag}>`
  return `<a href="${xmlText(String(attributes[place + 1] ?? ''))}">`
}

/** A line break, or a text that the editor treats as one unit. */
function atomHtml([name, text]: unknown[] = []): string {
  return name === 'soft-return' ? '<br>' : xmlText(String(text ?? ''))
}

const wrapped = (tag: string, html: string) => `<${tag}>${html}</${tag}>`

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
