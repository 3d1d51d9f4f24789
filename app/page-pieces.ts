import type { Bytes } from '#platform/http/whole-body.ts'

type Piece = { mark: string; content: string | Bytes }

/** What stands in a page beside what React writes: it is neither escaped nor copied with the rest. */
export type PagePieces = {
  /** Takes a piece, in the order of the page. Gives the mark that React is to write in its place. */
  add(content: string): string
  /** The rendered page with its pieces. Throws where the mark of one is missing. */
  placeIn(rendered: string[]): (string | Bytes)[]
}

/** The pieces of one page; `first` stand in every page under marks of their own. */
export function createPagePieces(first: Piece[]): PagePieces {
  const pieces = [...first]
  return {
    add(content) {
      const mark = `<!--piece ${pieces.length}-->`
      pieces.push({ mark, content })
      return mark
    },
    placeIn(rendered) {
      const left = pieces[Symbol.iterator]()
      let piece = left.next().value
      const all = rendered.flatMap((text) => {
        const parts: (string | Bytes)[] = []
        let from = 0
        while (piece) {
          const at = text.indexOf(piece.mark, from)
          if (at < 0) break
          parts.push(text.slice(from, at), piece.content)
          from = at + piece.mark.length
          piece = left.next().value
        }
        return [...parts, text.slice(from)]
      })
      if (piece)
        throw new Error(`The page was rendered without the place of a piece: ${piece.mark}`)
      return all
    },
  }
}
