import { plainText } from '#app/blog/content/rich-text.ts'
import { htmlOfMarkdown } from '#app/blog/converting/markdown.ts'
import { htmlToRichText } from '#app/blog/importing/html-to-rich-text.server.ts'
import { lexicalHtml } from './lexical-html.server.ts'
import { mobiledocHtml } from './mobiledoc-html.server.ts'

/** The texts of a post, as the editors of Ghost's versions stored them. */
export type Written = { html: string; lexical: string; mobiledoc: string; markdown: string }

type Addresses = {
  /** Returns an address or HTML with the addresses of the old site made absolute. */
  here(text: string): string
  linkTo(url: string): string
}

type Converted = ReturnType<typeof htmlToRichText>

/** `document` is the HTML of the editor's document; null or empty without one. */
type GhostContent = Converted & { document: string | null }

/**
 * The content of a post of Ghost. The document of its editor is used, because it has cards that Ghost's own
 * HTML leaves out, such as those of e-mails; the HTML is used if it has words that the document lacks.
 */
export function ghostContent(post: Written, { here, linkTo }: Addresses): GhostContent {
  const convert = (html: string) => htmlToRichText(here(html), { linkTo })
  const document = lexicalHtml(post.lexical) || mobiledocHtml(post.mobiledoc)
  const shown = post.html || (document ? '' : htmlOfMarkdown(post.markdown))
  const asShown = convert(shown)
  if (!document) return { ...asShown, document }
  const asWritten = convert(document)
  return { ...(lacksWords(asWritten, asShown) ? asShown : asWritten), document }
}

/** True when the second has words that the first lacks. */
function lacksWords(first: Converted, second: Converted): boolean {
  const counts = new Map<string, number>()
  for (const word of wordsOf(first)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return wordsOf(second).some((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left === 0
  })
}

const wordsOf = ({ blocks }: Converted) => plainText(blocks).match(/[\p{L}\p{N}]+/gu) ?? []
