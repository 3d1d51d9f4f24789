import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { FillStencil, StencilProps, StencilShape, StencilTexts } from './stencil.ts'

/** What React rendered of one shape: the names of its texts, and the HTML before each and behind the last. */
type Stencil = { names: string[]; html: string[] }

/** Stencils of components, each cut when it is first asked for: React may be entered while it renders. */
export function createStencils(): FillStencil {
  const known = new Map<unknown, Map<string, Stencil>>()
  return (item, all) => {
    const stencils = known.get(item) ?? new Map<string, Stencil>()
    known.set(item, stencils)
    const parts: string[] = []
    for (const props of all) {
      const key = keyOf(props)
      const stencil = stencils.get(key) ?? cutStencil(item, props)
      stencils.set(key, stencil)
      fillIn(stencil, props.texts, parts)
    }
    return parts.join('')
  }
}

/** The choices, and which texts there are. */
function keyOf({ shape, texts }: StencilProps<StencilShape, StencilTexts>): string {
  let key = JSON.stringify(shape)
  for (const name in texts) if (texts[name] !== '') key += ` ${name}`
  return key
}

/** Cuts a stencil, and throws unless it gives for these texts what React renders of them. */
function cutStencil<Shape extends StencilShape, Texts extends StencilTexts>(
  item: ComponentType<StencilProps<Shape, Texts>>,
  { shape, texts }: StencilProps<Shape, Texts>,
): Stencil {
  const render = (texts: Texts) => renderToString(createElement(item, { shape, texts }))
  const gaps = Object.entries(texts).map(([name, text]) => [name, text && edge + name + edge])
  const cut = render(Object.fromEntries(gaps))
  if (linkStart.test(cut)) throw new Error(`The address of a link begins with a text: ${cut}`)
  const parts = cut.split(edge)
  const stencil = {
    names: parts.filter((_, index) => index % 2 === 1),
    html: parts.filter((_, index) => index % 2 === 0),
  }
  const filled: string[] = []
  fillIn(stencil, texts, filled)
  if (filled.join('') !== render(texts)) {
    throw new Error(`A text is not written as it is: ${cut}`)
  }
  return stencil
}

/** Stands at both ends of a text's name; a private character, which React leaves as it is. */
const edge = '\u{e000}'

/** React refuses addresses that are scripts, which it cannot do where they are filled in later. */
const linkStart = /(?:href|action)="\u{e000}/iu

function fillIn({ names, html }: Stencil, texts: StencilTexts, parts: string[]) {
  for (const [index, name] of names.entries()) {
    parts.push(html[index] ?? '', escapeText(texts[name] ?? ''))
  }
  parts.push(html.at(-1) ?? '')
}

/** As React escapes texts and values of attributes. */
const escapeText = (text: string) => text.replace(/["'&<>]/g, (sign) => entities[sign] ?? '')

const entities: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}
