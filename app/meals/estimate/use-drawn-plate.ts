import { useEffect, useEffectEvent, useState } from 'react'
import { plateDrawnPath } from '#app/images/on-demand/plate-address.ts'
import { api } from '#app/ui/browser/api-client.ts'

/** The pauses in ms before a plate that could not be drawn is requested again. */
const pauses = [3000, 10_000, 30_000]

/** The address of a drawing and its description. */
export type Drawing = { src: string; alt: string }

const noFailure = { src: '', times: 0 }

/**
 * The drawing to show while the wanted one loads: the last one stays until then, even if loading fails. The
 * first is shown at once; `broken` is true when it cannot be loaded either. `drawn` are the words that it shows,
 * null while they are not known; those of the first are given.
 */
export function useDrawnPlate({ src, alt }: Drawing, firstDrawn: string[] | null) {
  const [shown, setShown] = useState({ src, alt, mended: 0, drawn: firstDrawn })
  const [failure, setFailure] = useState(noFailure)
  const [broken, setBroken] = useState(false)
  const times = failure.src === src ? failure.times : 0
  const isShown = shown.src === src

  useEffect(() => {
    const pause = times === 0 ? 0 : pauses[times - 1]
    if ((isShown && times === 0) || pause === undefined) return
    let left = false
    const timer = setTimeout(async () => {
      const loaded = await canLoad(src)
      if (left) return
      if (!loaded) return setFailure({ src, times: times + 1 })
      const drawn = await drawnAt(src)
      if (left) return
      setFailure(noFailure)
      setBroken(false)
      setShown(({ mended }) => ({ src, alt, mended: isShown ? mended + 1 : mended, drawn }))
    }, pause)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [src, alt, isShown, times])

  // The first drawing is shown at once; what it shows is only known with it where the server made the page.
  useWords(shown, (of, words) =>
    setShown((now) => (now.src === of ? { ...now, drawn: words } : now)),
  )

  return {
    shown,
    busy: !isShown && times === 0,
    failed: times > 0,
    broken,
    onBroken() {
      setBroken(true)
      // When another drawing is wanted by now, its own retries go on unchanged.
      if (isShown && times === 0) setFailure({ src, times: 1 })
    },
  }
}

type Words = { src: string; drawn: string[] | null }

/** Loads the words that a drawing shows while they are not known. */
function useWords({ src, drawn }: Words, onWords: (src: string, words: string[]) => void) {
  const take = useEffectEvent(onWords)
  const known = drawn !== null
  useEffect(() => {
    if (known) return
    let left = false
    void drawnAt(src).then((words) => {
      if (!left && words) take(src, words)
    })
    return () => {
      left = true
    }
  }, [src, known])
}

/** Loads and decodes a picture. Returns false when that fails. */
async function canLoad(src: string): Promise<boolean> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}

/** The words that a picture shows; null when they cannot be loaded. */
async function drawnAt(src: string): Promise<string[] | null> {
  const query = Object.fromEntries(new URLSearchParams(src.split('?')[1]))
  try {
    const { drawn } = await api.get<{ drawn: string[] }>(plateDrawnPath, { query, anonymous: true })
    return drawn
  } catch {
    return null
  }
}
