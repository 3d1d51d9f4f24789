import { useCallback, useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import type { ImageModelStatus } from '../making/image-model-status.ts'

/** The status of the image model with its costs, null until loaded, and a function that reloads it. */
export function useImageModel() {
  const [model, setModel] = useState<ImageModelStatus | null>(null)
  const ask = useCallback(async (signal?: AbortSignal) => {
    try {
      setModel(await api.get<ImageModelStatus>('/images/model', { signal }))
    } catch (error) {
      if (!signal?.aborted) console.warn('The image model is not known', error)
    }
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    void ask(leaving.signal)
    return () => leaving.abort()
  }, [ask])
  return { model, ask: () => ask() }
}
