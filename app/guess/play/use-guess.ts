import { useCallback, useEffect, useState } from 'react'
import { ApiError, api } from '#app/ui/browser/api-client.ts'
import type { GuessMeal, GuessRound } from '../guess-round.ts'
import { newSeed } from '../round.ts'
import {
  isSeed,
  newProgress,
  type Progress,
  storedProgress,
  storeProgress,
  withGuess,
} from './progress.ts'

/** The path of the page; `round` in its address is the seed of a round. */
export const guessPath = '/guess'

export const roundAddress = (seed: string) => `${guessPath}?round=${seed}`

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; text: string }
  | { state: 'ready'; meals: GuessMeal[] }

/** The round of this tab: that of the address, or else the stored one, or else a new one. */
export function useGuess() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const seed = progress?.seed
  const { loaded, load } = useMeals(seed)

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('round')
    const stored = storedProgress()
    if (!isSeed(asked)) return setProgress(stored ?? newProgress(newSeed()))
    setProgress(stored?.seed === asked ? stored : newProgress(asked))
  }, [])

  useEffect(() => {
    if (progress) storeProgress(progress)
  }, [progress])

  useEffect(() => {
    if (seed) history.replaceState(history.state, '', roundAddress(seed))
  }, [seed])

  return {
    progress,
    loaded,
    retry: load,
    guess: (calories: number) => setProgress((now) => now && withGuess(now, calories)),
    next: () => setProgress((now) => now && { ...now, answered: false }),
    newRound: () => setProgress(newProgress(newSeed())),
  }
}

/** The plates of a round; those of an earlier seed are dropped. */
function useMeals(seed: string | undefined) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same round again.
  useEffect(() => {
    if (!seed) return
    const end = new AbortController()
    const { signal } = end
    setLoaded({ state: 'loading' })
    api.get<GuessRound>('/guess/round', { query: { seed }, signal, anonymous: true }).then(
      ({ meals }) => setLoaded({ state: 'ready', meals }),
      (error: unknown) =>
        !signal.aborted && setLoaded({ state: 'failed', text: failureText(error) }),
    )
    return () => end.abort()
  }, [seed, attempt])
  const load = useCallback(() => setAttempt((now) => now + 1), [])
  return { loaded, load }
}

function failureText(error: unknown): string {
  return error instanceof ApiError && error.status === 429
    ? 'Those were many rounds at once. Wait a minute, then try again.'
    : 'The plates could not be loaded. Are you online?'
}
