import type sanitizeHtml from 'sanitize-html'
import { htmlRules, readNodes, sanitise } from '../content/html.server.ts'
import type { HtmlNode } from '../converting/html-tree.ts'

/** Scripts that only change the look of the quotation before them. */
const decorating =
  /^(?:https?:)?\/\/(?:platform\.twitter\.com|platform\.x\.com|(?:www\.)?(?:instagram|tiktok)\.com|www\.threads\.(?:net|com)|embed\.bsky\.app\/static|embed\.reddit(?:media)?\.com)\/(?:widgets|embed)\.js/

/** The elements that pages may show, and also those with an address or text of their own. */
const rules: sanitizeHtml.IOptions = {
  ...htmlRules,
  allowedTags: [
    ...(htmlRules.allowedTags || []),
    ...['iframe', 'video', 'audio', 'source', 'embed', 'object', 'input', 'details', 'summary'],
    ...['section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'form'],
    ...['button', 'label', 'option', 'textarea', 'center', 'hgroup', 'fieldset', 'legend'],
  ],
  allowedAttributes: {
    '*': ['class', 'title'],
    a: ['href'],
    img: ['src', 'srcset', 'data-src', 'alt'],
    iframe: ['src', 'data-src'],
    video: ['src'],
    audio: ['src'],
    source: ['src'],
    embed: ['src'],
    object: ['data'],
    input: ['type', 'checked'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowProtocolRelative: true,
  allowedSchemesByTag: {},
  allowedSchemesAppliedToAttributes: ['href', 'src', 'data-src', 'data'],
  // The content of these is not visible text.
  nonTextTags: ['script', 'style', 'svg', 'noframes', 'template'],
  // Some embeds are only a script, of which the address is kept.
  transformTags: {
    script: (tagName, { src = '', ...attribs }) =>
      src && !decorating.test(src) ? { tagName: 'iframe', attribs: { src } } : { tagName, attribs },
  },
}

type Also = { attributes: string[]; tags: string[] }

/** Foreign HTML as a tree of the elements that can be imported, or are named; others are dropped. */
export const foreignTree = (html: string, also?: Also): HtmlNode[] =>
  readNodes(sanitise(html, also ? rulesWith(also) : rules))

const rulesWith = ({ attributes, tags }: Also): sanitizeHtml.IOptions => ({
  ...rules,
  allowedTags: [...(rules.allowedTags || []), ...tags],
  allowedAttributes: {
    ...rules.allowedAttributes,
    '*': ['class', 'title', ...attributes],
    link: ['href'],
  },
})
