import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Image } from '#app/images/image.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'

type Takers = { onImage: (image: Image) => void; onIngredients: (text: string) => void }

/** Takes over the image that the address names, with the ingredients that were typed on the screen before. */
export function useBroughtImage({ onImage, onIngredients }: Takers): void {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const id = query.get('image')
  const take = useEffectEvent(async (imageId: string, signal: AbortSignal) => {
    try {
      onImage(await api.get<Image>(`/images/${encodeURIComponent(imageId)}`, { signal }))
      if (typeof state?.ingredients === 'string' && state.ingredients !== '') {
        onIngredients(state.ingredients)
      }
    } catch (error) {
      if (signal.aborted) return
      showErrorToast(messageOf(error, 'The image could not be loaded.'))
    }
    // It is in the draft now, so a reload must not add it again.
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (!id) return
    const call = new AbortController()
    void take(id, call.signal)
    return () => call.abort()
  }, [id])
}
