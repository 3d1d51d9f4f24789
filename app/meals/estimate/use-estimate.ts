import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import { maxTextLength, textTooLong } from '#app/nutrition/text/text-limit.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { putFood } from '../editing/put-food.ts'
import { estimateAddress, estimatePath } from './estimate-address.ts'

/** How long (ms) typing has to pause before the figures follow. */
const typingPause = 400

/** Seconds to wait when the server asks to wait without saying how long. */
const usualWait = 10

/** The result for a text; `problem` is what is wrong with the text itself. */
export type LoadedEstimate = { text: string; estimate: Estimate | null; problem: string | null }

type Shown = LoadedEstimate & {
  /** Why the figures could not be updated. */
  failure: string | null
}

/**
 * The figures of the field's text, a moment after it was typed. The last good figures stay while the next
 * ones load and when that fails; an answer to an older text is dropped. `loaded` is the server's result for
 * the address; the field follows it when another address is opened.
 */
export function useEstimate(loaded: LoadedEstimate) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [shown, setShown] = useState<Shown>({ ...loaded, failure: null })
  const { busy, ask, stop } = useAsking(field, setShown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef(true)

  const askAfter = useCallback(
    (wait: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(async () => {
        const patience = await ask()
        if (patience !== null) askAfter(patience * 1000)
      }, wait)
    },
    [ask],
  )

  useEffect(() => {
    const element = field.current
    if (!element) return
    const typedBefore = first.current && element.value.trim() !== loaded.text
    first.current = false
    // Typed before the scripts were loaded, or restored by the browser.
    if (typedBefore) return askAfter(0)
    clearTimeout(timer.current)
    stop()
    if (element.value.trim() !== loaded.text) element.value = loaded.text
    setShown({ ...loaded, failure: null })
  }, [loaded, askAfter, stop])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      stop()
    },
    [stop],
  )

  return {
    field,
    shown,
    busy,
    askSoon: () => {
      stop()
      askAfter(typingPause)
    },
    askNow: () => askAfter(0),
    /** Replaces words that were not understood by a food's name, and reads the text again. */
    putIn: (words: string, food: string) => {
      if (!field.current) return
      field.current.value = putFood(field.current.value, words, food)
      stop()
      askAfter(0)
    },
  }
}

type Show = (change: (now: Shown) => Shown) => void

/** Asks the server about the field's text; only the last answer counts. */
function useAsking(field: RefObject<HTMLTextAreaElement | null>, show: Show) {
  const [busy, setBusy] = useState(false)
  const call = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    call.current?.abort()
    setBusy(false)
  }, [])

  /** Returns the seconds to wait before asking again, or null. */
  const ask = useCallback(async (): Promise<number | null> => {
    stop()
    const text = field.current?.value.trim() ?? ''
    history.replaceState(history.state, '', estimateAddress(text) ?? estimatePath)
    if (text === '') return tell(show, { text, estimate: null, problem: null, failure: null })
    if (text.length > maxTextLength) return tell(show, { text, problem: textTooLong })
    const controller = new AbortController()
    call.current = controller
    const { signal } = controller
    setBusy(true)
    try {
      const estimate = await api.post<Estimate>(
        '/nutrition/estimate',
        { text },
        { signal, anonymous: true },
      )
      if (!signal.aborted) tell(show, { text, estimate, problem: null, failure: null })
    } catch (error) {
      if (!signal.aborted) return reportFailure(show, text, error)
    } finally {
      if (!signal.aborted) setBusy(false)
    }
    return null
  }, [field, show, stop])

  return { busy, ask, stop }
}

function tell(show: Show, change: Partial<Shown>): null {
  show((now) => ({ ...now, ...change }))
  return null
}

/** A text without food has no figures; when the server did not answer, the last figures stay. */
function reportFailure(show: Show, text: string, error: unknown): number | null {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 400) {
    const problem = messageOf(error, 'This text could not be read.')
    return tell(show, { text, estimate: null, problem, failure: null })
  }
  if (error instanceof ApiError && status === 429) {
    const wait = error.retryAfter ?? usualWait
    const seconds = wait === 1 ? 'a second' : `${wait} seconds`
    tell(show, {
      failure: `That was a lot of plates at once. The next figures come in ${seconds}.`,
    })
    return wait
  }
  return tell(show, {
    failure: 'The figures could not be brought up to date. What you typed is still here.',
  })
}
