import { marked } from 'marked'
import { plainText } from '../content/rich-text.ts'
import { htmlToRichText } from './html-to-rich-text.server.ts'
import { lexicalHtml } from './lexical-html.server.ts'
import { mobiledocHtml } from './mobiledoc-html.server.ts'

type Written = { html: string; lexical: string; mobiledoc: string; markdown: string }

type Addresses = {
  /** An address or HTML with those of the old site made whole. */
  here(text: string): string
  linkTo(url: string): string
}

type Converted = ReturnType<typeof htmlToRichText>

/**
 * What a post of Ghost says: by the document of its editor, which has cards that Ghost's own HTML leaves
 * out, such as those of e-mails. Where that HTML has words that the document has not, it counts instead.
 */
export function ghostContent(post: Written, { here, linkTo }: Addresses): Converted {
  const convert = (html: string) => htmlToRichText(here(html), { linkTo })
  const document = lexicalHtml(post.lexical) ?? mobiledocHtml(post.mobiledoc)
  const shown = post.html || (document ? '' : markdownHtml(post.markdown))
  const asShown = convert(shown)
  if (!document) return asShown
  const asWritten = convert(document)
  return lacksWords(asWritten, asShown) ? asShown : asWritten
}

const markdownHtml = (text: string): string => marked.parse(text, { async: false })

/** True where the second says something that the first does not. */
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
