import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/** Shows pictures that are still being drawn as soon as they are ready. Loads no code if the page has none. */
export function useAwaitedPictures(): void {
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may wait for pictures too.
  useEffect(() => {
    if (!document.querySelector('[data-to-come]')) return
    const leaving = new AbortController()
    import('./await-pictures.ts')
      .then(({ awaitPictures }) => awaitPictures(revalidate, leaving.signal))
      .catch((error) => console.info('Pictures come with the next page', error))
    return () => leaving.abort()
  }, [key, revalidate])
}
