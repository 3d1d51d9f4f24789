import { LRUCache } from 'lru-cache'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { escapeText } from './escape-text.ts'
import type { FillStencil, StencilProps, StencilShape, StencilTexts } from './stencil.ts'

/** What React rendered of one shape: the names of its texts, and the HTML before each and behind the last. */
type Stencil = { names: string[]; html: string[] }

/** The stencils of one shape, by which of its texts there are: a bit for each name. */
type Stencils = { names: string[]; byTexts: Map<number, Stencil> }

type Props = StencilProps<StencilShape, StencilTexts>

/** How much HTML (characters) is kept of one component, of which the catalogue's form has the most: 5 kB a choice. */
const keptHtml = 2_000_000

/** Stencils of components, each cut when it is first asked for: React may be entered while it renders. */
export function createStencils(): FillStencil {
  const known = new Map<unknown, LRUCache<string, Stencils>>()
  return (item, all) => {
    let shapes = known.get(item)
    if (!shapes) {
      shapes = new LRUCache({ maxSize: keptHtml, sizeCalculation: sizeOf })
      known.set(item, shapes)
    }
    let filled = ''
    let key = ''
    let shape: StencilShape | undefined
    let stencils: Stencils | undefined
    for (const props of all) {
      // Items of one shape mostly follow each other.
      if (shape !== props.shape) {
        shape = props.shape
        key = JSON.stringify(shape)
        stencils = shapes.get(key)
      }
      let stencil = stencils && stencilFor(stencils, props)
      if (!stencil) {
        stencil = cutStencil(item, props)
        stencils = withStencil(stencils, props, stencil)
        shapes.set(key, stencils)
      }
      filled += fillIn(stencil, props.texts)
    }
    return filled
  }
}

const stencilFor = ({ names, byTexts }: Stencils, { texts }: Props) =>
  byTexts.get(textsThere(names, texts))

/** Made anew, since the kept ones are measured when they are put in. */
function withStencil(others: Stencils | undefined, { texts }: Props, stencil: Stencil): Stencils {
  const names = others?.names ?? Object.keys(texts)
  const byTexts = new Map(others?.byTexts).set(textsThere(names, texts), stencil)
  return { names, byTexts }
}

function sizeOf({ byTexts }: Stencils): number {
  const parts = [...byTexts.values()].flatMap(({ html }) => html)
  return parts.reduce((sum, part) => sum + part.length, 1)
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
  if (Object.keys(texts).length > mostTexts) throw new Error(`${item.name} has too many texts`)
  const render = (texts: Texts) => renderToString(createElement(item, { shape, texts }))
  const whole = render(texts)
  const edge = edgeNotIn(whole)
  const gaps = Object.entries(texts).map(([name, text]) => [name, text && edge + name + edge])
  const cut = render(Object.fromEntries(gaps))
  refuseInStencil(cut, edge)
  const parts = cut.split(edge)
  const stencil = {
    names: parts.filter((_, index) => index % 2 === 1),
    html: parts.filter((_, index) => index % 2 === 0).map(ownText),
  }
  if (fillIn(stencil, texts) !== whole) throw new Error(`A text is not written as it is: ${cut}`)
  return stencil
}

/** As many as a number has bits. */
const mostTexts = 32

/** What stands at both ends of a text's name: a private character, which React leaves as it is. */
function edgeNotIn(html: string): string {
  let code = 0xe000
  while (html.includes(String.fromCharCode(code))) code += 1
  return String.fromCharCode(code)
}

/**
 * React refuses addresses that are scripts, which it cannot do where they are filled in later; and only what
 * it writes itself is searched for scripts that the policy is to allow.
 */
function refuseInStencil(cut: string, edge: string) {
  if (cut.includes(`href="${edge}`) || cut.includes(`action="${edge}`)) {
    throw new Error(`The address of a link begins with a text: ${cut}`)
  }
  if (cut.includes('<script')) throw new Error(`A script stands in a stencil: ${cut}`)
}

/** The same text by itself: a part holds the whole, in which every character takes two bytes for the edges. */
const ownText = (part: string) => Buffer.from(part).toString()

function fillIn({ names, html }: Stencil, texts: StencilTexts): string {
  let filled = html[0] ?? ''
  for (let index = 0; index < names.length; index += 1) {
    filled += escapeText(texts[names[index] ?? ''] ?? '') + (html[index + 1] ?? '')
  }
  return filled
}
