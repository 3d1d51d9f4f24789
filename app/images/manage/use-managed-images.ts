import { useCallback, useEffect, useState } from 'react'
import { api, messageOf } from '#app/ui/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts.tsx'
import type { Image, ListedImage } from '../image.ts'
import { type ImagesQuery, imagesPageSize } from './images-query.ts'

type Answer = { images: ListedImage[]; total: number; page: number; totalPages: number }

type State = { answer: Answer | null; fault: string; phase: 'loading' | 'loaded' | 'failed' }

/** How often (ms) the list is asked again while an image on it is being made. */
const lookEvery = 3000

/** A page of all images, asked anew while some are pending, and what can be done with one. */
export function useManagedImages({ page, search }: ImagesQuery) {
  const [state, setState] = useState<State>({ answer: null, fault: '', phase: 'loading' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const query = { page, search, limit: imagesPageSize }
        const answer = await api.get<Answer>('/images', { query, signal })
        setState({ answer, fault: '', phase: 'loaded' })
      } catch (error) {
        if (signal?.aborted) return
        const fault = messageOf(error, 'Failed to load the images. Please try again.')
        setState({ answer: null, fault, phase: 'failed' })
      }
    },
    [page, search],
  )
  useEffect(() => {
    const leaving = new AbortController()
    setState((now) => ({ ...now, phase: 'loading' }))
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  const making = state.answer?.images.some(({ imageUrl }) => imageUrl === 'pending') ?? false
  useEffect(() => {
    if (!making) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [making, load])

  return {
    ...state,
    reload: () => load(),
    /** Asks for another image of the same prompt. */
    async vary({ prompt }: Image) {
      try {
        await api.post('/images/generate', { prompt })
        showToast('Another image of the same prompt is being made')
        await load()
      } catch (error) {
        showErrorToast(messageOf(error, 'Failed to generate images'))
      }
    },
    /** True when it is gone. */
    async remove({ _id }: Image): Promise<boolean> {
      try {
        await api.delete(`/images/${encodeURIComponent(_id)}`)
        showToast('Image deleted')
        await load()
        return true
      } catch (error) {
        showErrorToast(messageOf(error, 'Failed to delete the image'))
        return false
      }
    },
  }
}

export type ManagedImages = ReturnType<typeof useManagedImages>
