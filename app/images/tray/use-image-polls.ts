import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, api } from '#app/ui/browser/api-client.ts'
import type { Image } from '../image.ts'
import { type Poll, poll } from './image-polling.ts'
import { isAwaited, type Tile } from './image-tray.ts'

type Listeners = {
  onAnswer: (image: Image) => void
  onTimeout: (imageId: string) => void
  /** Called when the server does not have the image any more. */
  onLost: (imageId: string) => void
  onFailure: (error: unknown) => void
}

/** Polls the pending images of the tiles while the browser tab is visible, until the screen is left. */
export function useImagePolls(tiles: Tile[], listeners: Listeners): void {
  const polls = useRef(new Map<string, Poll>())
  const latestListeners = useEffectEvent(() => listeners)

  useEffect(() => {
    const wanted = new Map(tiles.flatMap(awaitedEntry))
    for (const [key, running] of polls.current) {
      if (wanted.has(key)) continue
      running.stop()
      polls.current.delete(key)
    }
    for (const [key, imageId] of wanted) {
      if (!polls.current.has(key)) polls.current.set(key, pollImage(imageId, latestListeners))
    }
  }, [tiles])

  useEffect(() => {
    const running = polls.current
    const followTab = () => {
      for (const each of running.values()) document.hidden ? each.pause() : each.resume()
    }
    document.addEventListener('visibilitychange', followTab)
    return () => {
      document.removeEventListener('visibilitychange', followTab)
      for (const each of running.values()) each.stop()
      running.clear()
    }
  }, [])
}

/** Key of a poll, with the image id. A new round of checks of an image gets its own poll. */
const awaitedEntry = (tile: Tile): [string, string][] =>
  isAwaited(tile) && tile.imageId ? [[`${tile.imageId} ${tile.round}`, tile.imageId]] : []

function pollImage(imageId: string, listeners: () => Listeners): Poll {
  const started = poll<Image>({
    check: () => api.get<Image>(`/images/${imageId}`),
    isFinal: (image) => image.imageUrl !== 'pending',
    onAnswer: (image) => listeners().onAnswer(image),
    onTimeout: () => listeners().onTimeout(imageId),
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 404) listeners().onLost(imageId)
      else listeners().onFailure(error)
    },
  })
  if (document.hidden) started.pause()
  return started
}
