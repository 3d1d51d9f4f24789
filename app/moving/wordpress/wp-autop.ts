const blockTags =
  'address|article|aside|blockquote|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul'

const blockTag = new RegExp(`</?(?:${blockTags})\\b[^<>]*>`, 'gi')
const startsWithBlock = new RegExp(`^</?(?:${blockTags})\\b`, 'i')

/** Elements whose text is kept as it is. */
const verbatim = ['pre', 'script', 'style', 'textarea', 'svg']

/**
 * The HTML that WordPress shows for a text of its older editor: an
 * empty line ends a paragraph, and a single line break is a `<br>`.
 */
export function withParagraphs(text: string): string {
  return splitVerbatim(text.replaceAll(/\r\n?/g, '\n'))
    .map(({ text, isVerbatim }) => (isVerbatim ? text : paragraphs(text)))
    .join('\n')
}

type Part = { text: string; isVerbatim: boolean }

/** Parts of HTML, those apart whose text must stay: code, scripts. Reads each character once. */
export function splitVerbatim(html: string, elements: string[] = verbatim): Part[] {
  const parts: Part[] = []
  const openings = new RegExp(`<(${elements.join('|')})\\b`, 'gi')
  const lower = html.toLowerCase()
  const without = new Set<string>()
  let start = 0
  for (let match = openings.exec(html); match; match = openings.exec(html)) {
    const name = (match[1] ?? '').toLowerCase()
    const closing = `</${name}>`
    const end = without.has(name) ? -1 : lower.indexOf(closing, match.index)
    if (end < 0) {
      without.add(name)
      continue
    }
    parts.push({ text: html.slice(start, match.index), isVerbatim: false })
    start = end + closing.length
    parts.push({ text: html.slice(match.index, start), isVerbatim: true })
    openings.lastIndex = start
  }
  parts.push({ text: html.slice(start), isVerbatim: false })
  return parts.filter((part) => part.text !== '')
}

function paragraphs(text: string): string {
  return text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(blockTag, '\n\n$&\n\n')
    .split(/\n(?: ?\n)+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      startsWithBlock.test(part) ? part : `<p>${part.replaceAll(/ ?\n ?/g, '<br>')}</p>`,
    )
    .join('\n')
}
