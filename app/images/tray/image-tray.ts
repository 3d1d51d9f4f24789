import type { Image } from '../image.ts'

/** One place in the tray: an image, or the request for one. */
export type Tile = {
  key: string
  /** The prompt of a generated image; empty for others. */
  prompt: string
  /** Null until the server has accepted the request. */
  imageId: string | null
  /** The image as the server last described it; null before its first answer. */
  image: Image | null
  /** The server refused the request. */
  refused: boolean
  /** All checks were made without a result. */
  timedOut: boolean
  /** Counts up when a timed out image gets another round of checks. */
  round: number
}

/** The images of a screen, newest first, and the selected one. */
export type Tray = { tiles: Tile[]; selectedKey: string | null }

export const emptyTray: Tray = { tiles: [], selectedKey: null }

export type TileRequest = { key: string; prompt: string }

/** The part of a tile that is stored when the screen is left. */
export type StoredTile = { id: string; prompt: string }

export type TrayEvent =
  | { type: 'requested'; requests: TileRequest[] }
  | { type: 'requestedAgain'; key: string }
  | { type: 'accepted'; key: string; image: Image }
  | { type: 'refused'; key: string }
  | { type: 'answered'; image: Image }
  | { type: 'timedOut'; imageId: string }
  | { type: 'checkedAgain'; key: string }
  | { type: 'lost'; imageId: string }
  | { type: 'added'; image: Image }
  | { type: 'restored'; images: StoredTile[]; selectedId: string | null }
  | { type: 'selected'; key: string }
  | { type: 'discarded'; key: string }

export type TileState = 'pending' | 'ready' | 'failed'

/** How a tile is shown. Only a ready one can be selected. */
export function tileState({ image, refused, timedOut }: Tile): TileState {
  if (image && !['pending', 'failed'].includes(image.imageUrl)) return 'ready'
  return refused || timedOut || image?.imageUrl === 'failed' ? 'failed' : 'pending'
}

/** True while the image may still change: it is pending, or the server has not described it yet. */
export const isAwaited = (tile: Tile) =>
  tile.imageId !== null && (tile.image === null || tile.image.imageUrl === 'pending')

/** Progress of a tile, at most 0.95, as only a ready picture is complete. */
export const tileProgress = ({ image }: Pick<Tile, 'image'>) => Math.min(image?.progress ?? 0, 0.95)

/** The selected image; null until it is ready. */
export function selectedImage({ tiles, selectedKey }: Tray): Image | null {
  return (
    tiles.find((tile) => tile.key === selectedKey && tileState(tile) === 'ready')?.image ?? null
  )
}

/** The tiles to store for later, without unanswered requests, which have no id yet. */
export const storedTiles = (tiles: Tile[]): StoredTile[] =>
  tiles.flatMap(({ imageId, prompt }) => (imageId ? [{ id: imageId, prompt }] : []))

/** The tray after an event. The first image to get ready is selected if nothing else is. */
export function changeTray(tray: Tray, event: TrayEvent): Tray {
  switch (event.type) {
    case 'requested':
      return { ...tray, tiles: [...event.requests.map(newTile), ...tray.tiles] }
    case 'requestedAgain':
      return update(tray, event.key, { imageId: null, image: null, refused: false })
    case 'accepted':
      return settle(update(tray, event.key, { image: event.image, imageId: event.image._id }))
    case 'refused':
      return update(tray, event.key, { refused: true })
    case 'answered':
      return takeAnswer(tray, event.image)
    case 'timedOut':
      return update(tray, keyOf(tray, event.imageId), { timedOut: true })
    case 'checkedAgain':
      return checkAgain(tray, event.key)
    case 'lost':
      return remove(tray, keyOf(tray, event.imageId))
    case 'added':
      return add(tray, event.image)
    case 'restored':
      return restore(tray, event.images, event.selectedId)
    case 'selected':
      return select(tray, event.key)
    case 'discarded':
      return remove(tray, event.key)
  }
}

const newTile = ({ key, prompt }: TileRequest): Tile => ({
  key,
  prompt,
  imageId: null,
  image: null,
  refused: false,
  timedOut: false,
  round: 0,
})

const keyOf = (tray: Tray, imageId: string) =>
  tray.tiles.find((tile) => tile.imageId === imageId)?.key

function update(tray: Tray, key: string | undefined, changes: Partial<Tile>): Tray {
  const tiles = tray.tiles.map((tile) => (tile.key === key ? { ...tile, ...changes } : tile))
  return { ...tray, tiles }
}

/** Updates the tile of an image. One that gets ready after it timed out is no longer shown as failed. */
function takeAnswer(tray: Tray, image: Image): Tray {
  const waits = image.imageUrl === 'pending'
  const tile = tray.tiles.find(({ imageId }) => imageId === image._id)
  return settle(update(tray, tile?.key, { image, timedOut: waits && tile?.timedOut === true }))
}

function checkAgain(tray: Tray, key: string): Tray {
  const tile = tray.tiles.find((each) => each.key === key)
  return update(tray, key, { timedOut: false, round: (tile?.round ?? 0) + 1 })
}

/** Keeps the selection unless its image failed; otherwise selects the first ready image. */
function settle(tray: Tray): Tray {
  const chosen = tray.tiles.find((tile) => tile.key === tray.selectedKey)
  if (chosen && tileState(chosen) !== 'failed') return tray
  const ready = tray.tiles.find((tile) => tileState(tile) === 'ready')
  return { ...tray, selectedKey: ready?.key ?? null }
}

/** Adds an uploaded or linked image and selects it, since the person wants to use it. */
function add(tray: Tray, image: Image): Tray {
  const known = keyOf(tray, image._id)
  if (known) return select(tray, known)
  const tile = { ...newTile({ key: image._id, prompt: image.prompt }), imageId: image._id, image }
  return { tiles: [tile, ...tray.tiles], selectedKey: tile.key }
}

function restore(tray: Tray, images: StoredTile[], selectedId: string | null): Tray {
  const missing = images.filter(({ id }) => keyOf(tray, id) === undefined)
  const tiles = missing.map(({ id, prompt }) => ({ ...newTile({ key: id, prompt }), imageId: id }))
  const selected = tray.selectedKey ?? tiles.find(({ key }) => key === selectedId)?.key ?? null
  return { tiles: [...tray.tiles, ...tiles], selectedKey: selected }
}

function select(tray: Tray, key: string): Tray {
  const tile = tray.tiles.find((each) => each.key === key)
  return tile && tileState(tile) === 'ready' ? { ...tray, selectedKey: key } : tray
}

function remove(tray: Tray, key: string | undefined): Tray {
  const tiles = tray.tiles.filter((tile) => tile.key !== key)
  return { tiles, selectedKey: tray.selectedKey === key ? null : tray.selectedKey }
}
