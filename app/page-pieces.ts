import type { Bytes } from '#platform/http/answers/whole-body.ts'

/** `slot` is what React writes in the place of the content. */
type Piece = { slot: string; content: string | Bytes }

/** What stands in a page beside what React writes: it is neither escaped nor copied with the rest. */
export type PagePieces = {
  /** Takes a piece, in the order of the page. Gives its slot, which React is to write as it is. */
  add(content: string): string
  /** The rendered page with its pieces. Throws where a slot is missing. */
  placeIn(rendered: string[]): (string | Bytes)[]
}

/**
 * The pieces of one page; those that are added come behind `first` and before `last`. No text can hold a slot: all
 * have a `<`.
 */
export function createPagePieces(first: Piece[], last: Piece): PagePieces {
  const added: Piece[] = []
  return {
    add(content) {
      const slot = `<!--piece ${added.length}-->`
      added.push({ slot, content })
      return slot
    },
    placeIn(rendered) {
      const pieces = [...first, ...added, last]
      let next = 0
      const all = rendered.flatMap((text) => {
        const parts: (string | Bytes)[] = []
        let from = 0
        for (let piece = pieces[next]; piece; piece = pieces[next]) {
          const at = text.indexOf(piece.slot, from)
          if (at < 0) break
          parts.push(text.slice(from, at), piece.content)
          from = at + piece.slot.length
          next += 1
        }
        return [...parts, text.slice(from)]
      })
      if (next < pieces.length) throw new Error(`The page has no ${pieces[next]?.slot}`)
      return all
    },
  }
}
