import { attributeOf, type DomNode, tagOf } from './dom-node.ts'

/** The properties of a style with their values in lower case. */
export type Css = Map<string, string>

/** What the classes of a document say about text, by selectors such as `.xl65` and `span.s1`. */
export type ClassStyles = Map<string, string>

/** The properties that an element has by its classes and its own style. */
export function cssOf(node: DomNode, classes: ClassStyles): Css {
  const named = attributeOf(node, 'class')
    .split(/\s+/)
    .flatMap((name) => [classes.get(`.${name}`), classes.get(`${tagOf(node)}.${name}`)])
    .map((style) => style ?? '')
  return propertiesOf([...named, attributeOf(node, 'style')].join(';'))
}

const propertiesOf = (text: string): Css =>
  new Map(
    text.split(';').flatMap((part): [string, string][] => {
      const colon = part.indexOf(':')
      if (colon < 1) return []
      const value = part.slice(colon + 1).replaceAll(/\s+/g, ' ')
      return [[part.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]]
    }),
  )

/** The styles of text that a document gives to classes, as Excel does for its cells. */
export function classStyles(root: DomNode): ClassStyles {
  const classes: ClassStyles = new Map()
  const rules = sheetsIn(root)
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
  for (const [, selectors = '', body = ''] of rules.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const kept = body.split(';').filter((part) => /^\s*(font-weight|font-style)\s*:/i.test(part))
    if (kept.length === 0) continue
    for (const selector of selectors.split(',')) {
      const name = /^[a-z0-9]*\.[\w-]+$/i.exec(selector.trim())?.[0]
      if (name) classes.set(name, kept.join(';'))
    }
  }
  return classes
}

function sheetsIn(node: DomNode): string[] {
  if (tagOf(node) === 'style') return [node.textContent ?? '']
  return [...node.childNodes].flatMap(sheetsIn)
}

/** The marks that a style sets or takes away, such as `+bold -italic`. */
export function marksOf(css: Css, { inline, inLink }: { inline: boolean; inLink: boolean }) {
  const weight = css.get('font-weight') ?? ''
  const slant = css.get('font-style') ?? ''
  const line = css.get('text-decoration-line') ?? css.get('text-decoration') ?? ''
  return [
    // A weight that only follows from others is none of its own.
    /^(bold|normal|lighter|\d+)/.test(weight) && (isBold(weight) ? '+bold' : '-bold'),
    /^(italic|oblique|normal)/.test(slant) && (slant === 'normal' ? '-italic' : '+italic'),
    line.includes('underline') && !inLink && '+underline',
    inline && isMonospaced(css.get('font-family') ?? '') && '+code',
  ]
    .filter(Boolean)
    .join(' ')
}

const isBold = (weight: string) => weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600

const isMonospaced = (fonts: string) =>
  /\bmono\b|monospace|courier|consolas|menlo|monaco|sfmono/.test(fonts)

/** True for elements that readers of the page do not see, or cannot select. */
export const isHidden = (node: DomNode, css: Css): boolean =>
  css.get('display') === 'none' ||
  css.get('mso-list') === 'ignore' ||
  css.get('mso-hide') === 'all' ||
  css.get('user-select') === 'none' ||
  css.get('mso-element') === 'comment-list' ||
  node.getAttribute?.('hidden') === ''

/** True for an image that only counts visits. */
export const isPixel = (node: DomNode, css: Css): boolean =>
  ['width', 'height'].some((side) => {
    const size = css.get(side) || attributeOf(node, side)
    return /^\d/.test(size) && Number.parseFloat(size) <= 2 && !/%|em|in|cm/.test(size)
  })

/** True for lines of code, as editors of code copy them. */
export const isCode = (css: Css): boolean =>
  /^(pre|break-spaces)/.test(css.get('white-space') ?? '') &&
  css.get('white-space') !== 'pre-line' &&
  isMonospaced(css.get('font-family') ?? '')
