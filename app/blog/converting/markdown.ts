import { Marked, type Tokens } from 'marked'
import { htmlText } from '#platform/text/html.ts'

const beginsFootnote = /^ {0,3}\[\^/

/** `[^1]: https://...` is a footnote here; Markdown alone would take it for the address of a link. */
const footnotes = {
  tokenizer: {
    // False leaves the text to Markdown, undefined says that it is no such definition.
    def: (text: string): false | undefined => (beginsFootnote.test(text) ? undefined : false),
  },
}

/** In a text that is only Markdown, what stands in angle brackets is text, such as `List<String>`. */
const bracketsAreText = {
  renderer: { html: ({ text }: Tokens.HTML | Tokens.Tag) => htmlText(text) },
}

const withHtml = new Marked(footnotes)

const alone = new Marked(footnotes, bracketsAreText)

/** The HTML of Markdown, as Ghost stores it, with the HTML that is in it. */
export const htmlOfMarkdown = (text: string): string => withHtml.parse(text, { async: false })

/** The HTML of a plain text with the signs of Markdown. `breaks`: each line stands by itself. */
export const htmlOfPlainMarkdown = (text: string, breaks: boolean): string =>
  alone.parse(text, { async: false, breaks })
