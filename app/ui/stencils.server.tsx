import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { FillStencil, StencilProps, StencilShape, StencilTexts } from './stencil.tsx'

type Item = ComponentType<StencilProps<StencilShape, StencilTexts>>

/** What React rendered of one shape: the names of its texts, and the HTML before each and behind the last. */
type Stencil = { before: string[]; names: string[] }

/** Stencils of components, each cut when it is first asked for: React may be entered while it renders. */
export function createStencils(): FillStencil {
  const known = new Map<unknown, Map<string, Stencil>>()
  return (component, all) => {
    const item = component as unknown as Item
    const shapes = known.get(item) ?? new Map<string, Stencil>()
    known.set(item, shapes)
    const parts: string[] = []
    for (const props of all) {
      const key = shapeOf(props)
      const stencil = shapes.get(key) ?? cutStencil(item, props)
      shapes.set(key, stencil)
      fillIn(stencil, props.texts, parts)
    }
    return parts.join('')
  }
}

type Props = StencilProps<StencilShape, StencilTexts>

/** The choices, and which texts are there. */
function shapeOf({ shape, texts }: Props): string {
  let key = ''
  for (const name in shape) key += `${shape[name]} `
  for (const name in texts) key += texts[name] === '' ? '-' : '+'
  return key
}

function cutStencil(Item: Item, { shape, texts }: Props): Stencil {
  const marks: Record<string, string> = {}
  for (const name in texts) marks[name] = texts[name] === '' ? '' : edge + name + edge
  const html = renderToString(<Item shape={shape} texts={marks} />)
  const changed = Object.keys(marks).find((name) => !html.includes(marks[name] ?? ''))
  if (changed) throw new Error(`The text "${changed}" is not written as it is`)
  const pieces = html.split(edge)
  return {
    before: pieces.filter((_, index) => index % 2 === 0).map(inLatin1),
    names: pieces.filter((_, index) => index % 2 === 1),
  }
}

/** Stands at both ends of a text's name; a private character, which React leaves as it is. */
const edge = '\u{e000}'

function fillIn({ before, names }: Stencil, texts: StencilTexts, parts: string[]) {
  for (const [index, name] of names.entries()) {
    parts.push(before[index] ?? '', escapeText(texts[name] ?? ''))
  }
  parts.push(before.at(-1) ?? '')
}

const special = /["'&<>\u0100-\uffff]/

/** As React escapes texts and values of attributes. */
function escapeText(text: string): string {
  if (!special.test(text)) return text
  return inLatin1(text.replace(/["'&<>]/g, (character) => entities[character] ?? ''))
}

const entities: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Other characters by number: a page without them takes half the memory, and half the time to send. */
function inLatin1(html: string): string {
  return html.replace(/[^\0-\xff]/gu, (character) => `&#${character.codePointAt(0)};`)
}
