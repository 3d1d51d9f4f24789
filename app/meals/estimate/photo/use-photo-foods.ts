import { useCallback, useEffect, useState } from 'react'
import { fitPhoto } from '#app/images/tray/shrink-picture.ts'
import type { PhotoFood } from '#app/images/vision/visitors/visitor-photos.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { typedNumber } from '#platform/text/typed-number.ts'

/** A food seen on a photo; `said` is the model's name for it, the rest may be changed. */
export type SeenRow = { key: number; said: string; name: string; grams: string; kept: boolean }

/** The text of a plate with the rows that are kept; empty when one of them has no name or grams, or none is. */
export function textOfRows(rows: readonly SeenRow[]): string {
  const kept = rows.filter((row) => row.kept)
  const lines = kept.flatMap(({ name, grams }) => {
    const weight = typedNumber(grams)
    // A comma would begin another food.
    const food = name.replaceAll(/[,;\n]+/g, ' ').trim()
    return food && weight > 0 && weight <= 20_000 ? [`${weight} g ${food}`] : []
  })
  return lines.length === kept.length ? lines.join(', ') : ''
}

type Seen = { rows: SeenRow[] | null; problem: string | null; again: boolean }

const looking: Seen = { rows: null, problem: null, again: false }

/** Sends a photo and gives the foods seen on it. `retry` is null where trying again cannot help. */
export function usePhotoFoods(photo: File) {
  const [seen, setSeen] = useState(looking)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again.
  useEffect(() => {
    const controller = new AbortController()
    setSeen(looking)
    askFor(photo, controller.signal).then((next) => controller.signal.aborted || setSeen(next))
    return () => controller.abort()
  }, [photo, tries])
  const change = useCallback((key: number, changes: Partial<SeenRow>) => {
    setSeen((now) => ({
      ...now,
      rows: now.rows?.map((row) => (row.key === key ? { ...row, ...changes } : row)) ?? null,
    }))
  }, [])
  const retry = seen.again ? () => setTries((now) => now + 1) : null
  return { rows: seen.rows, problem: seen.problem, change, retry }
}

async function askFor(photo: File, signal: AbortSignal): Promise<Seen> {
  const small = await fitPhoto(photo).catch((error: unknown) => {
    console.warn('The photo could not be read', error)
    return null
  })
  if (!small) {
    return {
      ...looking,
      problem: 'This photo could not be read. Please choose a JPEG, PNG or WebP.',
    }
  }
  try {
    const options = { signal, anonymous: true }
    const { foods } = await api.upload<{ foods: PhotoFood[] }>('/nutrition/photo', small, options)
    return { ...looking, rows: foods.map(rowOf) }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    const problem =
      status === 429
        ? 'That were five photos within an hour. Type what is on the plate, or try again later.'
        : messageOf(error, 'The photo could not be looked at. Please try again.')
    return { ...looking, problem, again: status === 0 || status >= 502 }
  }
}

const rowOf = ({ name, grams }: PhotoFood, key: number): SeenRow => ({
  key,
  said: name,
  name,
  grams: String(grams),
  kept: true,
})
