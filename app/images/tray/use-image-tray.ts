import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import type { Image } from '../image.ts'
import {
  changeTray,
  emptyTray,
  type StoredTile,
  selectedImage,
  type Tile,
  type TileRequest,
  type TrayEvent,
  tileState,
} from './image-tray.ts'
import { useImagePolls } from './use-image-polls.ts'

export type ImageTray = {
  tiles: Tile[]
  selected: Image | null
  selectedKey: string | null
  /** The message of the last failure; null when there is none. */
  message: string | null
  /** True while the server has not accepted all requests, which leaving the screen would lose. */
  requesting: boolean
  /** Requests one image for each prompt, all at once. */
  generate(prompts: string[]): Promise<unknown>
  /** Adds a ready image and selects it. */
  add(image: Image): void
  select(tile: Tile): void
  /** Checks a timed out image again; requests a failed one again. */
  retry(tile: Tile): void
  discard(tile: Tile): void
}

type Start = { images: StoredTile[]; selectedId: string | null }

/** The tray of a screen: requests images, polls them and stores the selection. */
export function useImageTray(start: Start): ImageTray {
  const [tray, send] = useReducer(changeTray, start, restoredTray)
  const [message, setMessage] = useState<string | null>(null)
  const requests = useRequests(send, setMessage)
  useAnswers(tray.tiles, start.images, send, setMessage)

  function retry(tile: Tile) {
    setMessage(null)
    if (tile.timedOut) return send({ type: 'checkedAgain', key: tile.key })
    send({ type: 'requestedAgain', key: tile.key })
    void requests.request(tile)
  }

  function select(tile: Tile) {
    if (tile.image === null) return setMessage('Cannot select a null image')
    if (tileState(tile) !== 'ready') return
    setMessage(null)
    send({ type: 'selected', key: tile.key })
  }

  return {
    tiles: tray.tiles,
    selected: selectedImage(tray),
    selectedKey: tray.selectedKey,
    message,
    requesting: requests.open > 0,
    generate: requests.generate,
    add: (image) => send({ type: 'added', image }),
    select,
    retry,
    discard: (tile) => send({ type: 'discarded', key: tile.key }),
  }
}

const restoredTray = (start: Start) => changeTray(emptyTray, { type: 'restored', ...start })

type Send = (event: TrayEvent) => void
type Report = (change: string | null | ((message: string | null) => string | null)) => void

/** Sends the requests for images and counts those that are not answered yet. */
function useRequests(send: Send, report: Report) {
  const [open, setOpen] = useState(0)
  const last = useRef(0)

  async function request({ key, prompt }: TileRequest) {
    setOpen((count) => count + 1)
    try {
      send({ type: 'accepted', key, image: await api.post<Image>('/images/generate', { prompt }) })
    } catch (error) {
      send({ type: 'refused', key })
      report(messageOf(error, 'Failed to generate images'))
    } finally {
      setOpen((count) => count - 1)
    }
  }

  function generate(prompts: string[]) {
    const requests = prompts.map((prompt) => {
      last.current += 1
      return { key: `request ${last.current}`, prompt }
    })
    report(null)
    send({ type: 'requested', requests })
    return Promise.all(requests.map(request))
  }

  return { open, request, generate }
}

const timedOut = 'Image generation timed out. Please try again.'
const checkFailed = 'Failed to check image generation status'

/** Applies the server's answers: stored tiles are fetched at once, pending ones are polled. */
function useAnswers(tiles: Tile[], kept: StoredTile[], send: Send, report: Report): void {
  function takeAnswer(image: Image) {
    const isMade = image.imageUrl !== 'pending'
    report((message) =>
      message === checkFailed || (isMade && message === timedOut) ? null : message,
    )
    send({ type: 'answered', image })
  }
  const fetchStored = useEffectEvent(() => {
    for (const { id } of kept) {
      api.get<Image>(`/images/${id}`).then(takeAnswer, () => {
        // The poll of this image checks again and reports the failure.
      })
    }
  })
  useEffect(() => fetchStored(), [])
  useImagePolls(tiles, {
    onAnswer: takeAnswer,
    onLost: (imageId) => send({ type: 'lost', imageId }),
    onFailure: () => report(checkFailed),
    onTimeout: (imageId) => {
      send({ type: 'timedOut', imageId })
      report(timedOut)
    },
  })
}
