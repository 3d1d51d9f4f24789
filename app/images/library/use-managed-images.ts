import { useCallback, useState } from 'react'
import { api, messageOf, reasonOf } from '#app/ui/browser/api-client.ts'
import { useNewestLoad } from '#app/ui/lists/use-newest-load.ts'
import { usePolling } from '#app/ui/lists/use-polling.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Image, ListedImage } from '../image.ts'
import { type ImagesQuery, imagesPageSize } from './images-query.ts'

type Answer = { images: ListedImage[]; total: number; page: number; totalPages: number }

type State = {
  answer: Answer | null
  fault: string
  phase: 'loading' | 'loaded' | 'failed'
  /** The page and search that the images belong to. */
  asked: string
}

/** Time in ms between reloads of the list while an image on it is being made. */
const lookEvery = 3000

const beginning: State = { answer: null, fault: '', phase: 'loading', asked: '' }

/** A page of all images, reloaded while some are pending, and the actions on one. */
export function useManagedImages(query: ImagesQuery) {
  const { reload, ...shown } = useImagesPage(query)
  const making = shown.answer?.images.some(({ imageUrl }) => imageUrl === 'pending') ?? false
  const reloadIfSeen = useCallback(async () => {
    if (document.visibilityState === 'visible') await reload()
  }, [reload])
  usePolling(making, reloadIfSeen, lookEvery)
  return {
    ...shown,
    reload,
    /** Requests another image from the same prompt. */
    async vary({ prompt }: Image) {
      try {
        await api.post('/images/generate', { prompt })
        showToast('Another image of the same prompt is being made')
        await reload()
      } catch (error) {
        showErrorToast(messageOf(error, 'Failed to generate images'))
      }
    },
    /** Resolves to true when the image was deleted. */
    async remove({ _id }: Image): Promise<boolean> {
      try {
        await api.delete(`/images/${encodeURIComponent(_id)}`)
        showToast('Image deleted')
        await reload()
        return true
      } catch (error) {
        showErrorToast(messageOf(error, 'Failed to delete the image'))
        return false
      }
    },
  }
}

export type ManagedImages = ReturnType<typeof useManagedImages>

/** A page of all images as the server has it. */
function useImagesPage({ page, search }: ImagesQuery) {
  const [state, setState] = useState<State>(beginning)
  const asked = `${page} ${search}`
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        const query = { page, search, limit: imagesPageSize }
        const answer = await api.get<Answer>('/images', { query, signal })
        if (!signal.aborted) setState({ answer, fault: '', phase: 'loaded', asked })
      } catch (error) {
        if (signal.aborted) return
        const fault = reasonOf(error, 'Failed to load the images. Please try again.')
        setState({ answer: null, fault, phase: 'failed', asked })
      }
    },
    [page, search, asked],
  )
  const reload = useNewestLoad(load)
  return { ...state, phase: state.asked === asked ? state.phase : 'loading', reload } as const
}
