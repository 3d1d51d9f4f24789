import { useCallback, useEffect, useState } from 'react'
import type { Image } from '#app/images/image.ts'
import { poll } from '#app/images/tray/image-polling.ts'
import { ApiError, api } from '#app/ui/browser/api-client.ts'

export type ShownImage =
  | { phase: 'loading' | 'unknown' | 'unreachable' }
  | { phase: 'shown'; image: Image; timedOut: boolean }

/** Loads an image by its id; polls while it is pending. */
export function useShownImage(id: string): { state: ShownImage; reload: () => void } {
  const [state, setState] = useState<ShownImage>({ phase: 'loading' })
  const reload = useCallback(async () => {
    setState({ phase: 'loading' })
    try {
      const image = await loadImage(id)
      setState({ phase: 'shown', image, timedOut: false })
    } catch (error) {
      const unknown = error instanceof ApiError && [400, 404].includes(error.status)
      if (!unknown) console.warn('The image could not be loaded', error)
      setState({ phase: unknown ? 'unknown' : 'unreachable' })
    }
  }, [id])
  useEffect(() => {
    void reload()
  }, [reload])

  const waits = state.phase === 'shown' && !state.timedOut && state.image.imageUrl === 'pending'
  useEffect(() => {
    if (waits) return pollImage(id, setState)
  }, [waits, id])
  return { state, reload }
}

const loadImage = (id: string) => api.get<Image>(`/images/${encodeURIComponent(id)}`)

/** Polls while the tab is visible. Returns a function that stops it. */
function pollImage(id: string, setState: (state: (now: ShownImage) => ShownImage) => void) {
  const running = poll<Image>({
    check: () => loadImage(id),
    isFinal: (image) => image.imageUrl !== 'pending',
    onAnswer: (image) => setState(() => ({ phase: 'shown', image, timedOut: false })),
    onTimeout: () => setState((now) => (now.phase === 'shown' ? { ...now, timedOut: true } : now)),
    onFailure: (error) => console.warn('The image could not be checked', error),
  })
  const followTab = () => (document.hidden ? running.pause() : running.resume())
  followTab()
  document.addEventListener('visibilitychange', followTab)
  return () => {
    document.removeEventListener('visibilitychange', followTab)
    running.stop()
  }
}
