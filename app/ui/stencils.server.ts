import { LRUCache } from 'lru-cache'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { escapeText } from './escape-text.ts'
import type { FillStencil, StencilProps, StencilShape, StencilTexts } from './stencil.ts'

/** What React rendered of one shape: the names of its texts, and the HTML before each and behind the last. */
type Stencil = { names: string[]; html: string[] }

/** The stencils of one shape, by which of its texts there are: a bit for each name. */
type Stencils = { names: string[]; byTexts: Map<number, Stencil> }

/** Shapes of one component that are kept; a page of lists has a few, the catalogue's form one for each choice. */
const keptShapes = 500

/** Stencils of components, each cut when it is first asked for: React may be entered while it renders. */
export function createStencils(): FillStencil {
  const known = new Map<unknown, LRUCache<string, Stencils>>()
  return (item, all) => {
    const shapes = known.get(item) ?? new LRUCache<string, Stencils>({ max: keptShapes })
    known.set(item, shapes)
    let filled = ''
    for (const props of all) {
      const stencils = stencilsOf(shapes, props)
      const there = textsThere(stencils.names, props.texts)
      let stencil = stencils.byTexts.get(there)
      if (!stencil) {
        stencil = cutStencil(item, props)
        stencils.byTexts.set(there, stencil)
      }
      filled += fillIn(stencil, props.texts)
    }
    return filled
  }
}

function stencilsOf(
  shapes: LRUCache<string, Stencils>,
  { shape, texts }: StencilProps<StencilShape, StencilTexts>,
): Stencils {
  const key = keyOf(shape)
  const known = shapes.get(key)
  if (known) return known
  const stencils = { names: Object.keys(texts), byTexts: new Map() }
  shapes.set(key, stencils)
  return stencils
}

const keyName = Symbol('key')

/** Shapes that say the same are one; most are the very same object each time, and keep their key. */
function keyOf(shape: StencilShape & { [keyName]?: string }): string {
  shape[keyName] ??= JSON.stringify(shape)
  return shape[keyName]
}

/** A bit for each text that is not empty. */
function textsThere(names: string[], texts: StencilTexts): number {
  let there = 0
  for (let index = 0; index < names.length; index += 1) {
    if (texts[names[index] ?? ''] !== '') there |= 1 << index
  }
  return there
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
  if (Object.keys(texts).length > mostTexts) throw new Error(`${item.name} has too many texts`)
  if (fillIn(stencil, texts) !== render(texts)) {
    throw new Error(`A text is not written as it is: ${cut}`)
  }
  return stencil
}

/** As many as a number has bits. */
const mostTexts = 32

/** Stands at both ends of a text's name; a private character, which React leaves as it is. */
const edge = '\u{e000}'

/** React refuses addresses that are scripts, which it cannot do where they are filled in later. */
const linkStart = /(?:href|action)="\u{e000}/iu

function fillIn({ names, html }: Stencil, texts: StencilTexts): string {
  let filled = html[0] ?? ''
  for (let index = 0; index < names.length; index += 1) {
    filled += escapeText(texts[names[index] ?? ''] ?? '') + (html[index + 1] ?? '')
  }
  return filled
}
