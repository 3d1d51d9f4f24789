import { useState } from 'react'
import type { ImageFiles } from '#app/images/image.ts'
import { type Tile, tileState } from '#app/images/tray/image-tray.ts'
import type { ImageTray } from '#app/images/tray/use-image-tray.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import type { ImageDraft } from '../../propose/proposal.ts'

/** One picture of several that become drafts, and how far it is. */
export type DraftRow = {
  imageId: string
  /** The words that it was drawn from. */
  words: string
  imageUrl: string
  files: ImageFiles | null
} & (
  | { state: 'waiting' }
  | { state: 'making' }
  | { state: 'made'; mealId: string; title: string; isNew: boolean }
  | { state: 'failed'; reason: string }
)

/** The ready pictures that were drawn of words. */
export const drawnTiles = (tiles: readonly Tile[]) =>
  tiles.filter((tile) => tileState(tile) === 'ready' && tile.image?.prompt)

/**
 * Makes a draft of each picture, one after the other; a picture whose draft is made leaves the tray. The server
 * makes one meal of a picture, however often it is asked.
 */
export function useImageDrafts(tray: ImageTray, onMade: (words: string) => void) {
  const [rows, setRows] = useState<DraftRow[]>([])
  const { busy, once } = useOnce()
  const setRow = (imageId: string, change: (row: DraftRow) => DraftRow) =>
    setRows((now) => now.map((row) => (row.imageId === imageId ? change(row) : row)))

  async function makeOne(tile: Tile, imageId: string) {
    setRow(imageId, (row) => ({ ...row, state: 'making' }))
    try {
      const { meal, made } = await api.post<ImageDraft>('/meals/from-image', { imageId })
      const { _id: mealId, title } = meal
      setRow(imageId, (row) => ({ ...row, state: 'made', mealId, title, isNew: made }))
      tray.discard(tile)
      onMade(tile.image?.prompt ?? '')
    } catch (error) {
      const reason = messageOf(error, 'Failed to save meal')
      setRow(imageId, (row) => ({ ...row, state: 'failed', reason }))
    }
  }

  const make = (tiles: readonly Tile[]) =>
    once(async () => {
      const wanted = tiles.flatMap((tile) =>
        tile.image ? [{ tile, row: firstRow(tile.image) }] : [],
      )
      const ids = wanted.map(({ row }) => row.imageId)
      setRows((now) => [
        ...now.filter(({ imageId }) => !ids.includes(imageId)),
        ...wanted.map(({ row }) => row),
      ])
      for (const { tile, row } of wanted) await makeOne(tile, row.imageId)
    })

  return {
    rows,
    busy,
    /** Makes drafts of all ready pictures, of which failed ones are tried again. */
    makeAll: () => make(drawnTiles(tray.tiles)),
    /** Tries one again that failed. */
    retry: (imageId: string) => make(tray.tiles.filter((tile) => tile.imageId === imageId)),
  }
}

type DrawnImage = NonNullable<Tile['image']>

const firstRow = ({ _id, prompt, imageUrl, files }: DrawnImage): DraftRow => ({
  ...{ imageId: _id, words: prompt, imageUrl, files },
  state: 'waiting',
})

export type ImageDrafts = ReturnType<typeof useImageDrafts>
