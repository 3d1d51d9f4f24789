import { type RefObject, useCallback, useRef, useState } from 'react'
import type { PlateFigures } from '#app/nutrition/plate-items.ts'
import { maxTextLength, textTooLong } from '#app/nutrition/text/text-limit.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { usePendingHref } from '#app/ui/forms/use-pending-href.ts'
import { estimateAddress, estimatePath, plateAddress } from './estimate-address.ts'
import { drawnFrom } from './loaded-estimate.ts'
import { type CorrectedPlate, type Portions, plateItemOf } from './plate/plate-rows.ts'
import { itemsByKey, type Shown } from './use-estimate.ts'

/** Seconds to wait while another page is being opened, which may fail. */
const soon = 0.4

/** Seconds to wait when the server asks to wait without saying how long. */
const usualWait = 10

type Show = (change: Partial<Shown>) => void

/** Returns the seconds to wait before asking again, or null. */
export type Ask = () => Promise<number | null>

/** Asks the server about the corrected plate, or the field's text; only the last answer counts. */
export function useAsking(
  field: RefObject<HTMLTextAreaElement | null>,
  latest: RefObject<Shown>,
  show: Show,
) {
  const [busy, setBusy] = useState(false)
  const pending = usePendingHref()
  const call = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    call.current?.abort()
    setBusy(false)
  }, [])

  const ask = useCallback(async (): Promise<number | null> => {
    // The address may be that of another page by now, which must not get the one of this plate.
    if (pending.current !== null) return soon
    stop()
    const { plate, portions } = latest.current
    const text = plate ? latest.current.text : (field.current?.value.trim() ?? '')
    const address = plate ? plateAddress(text, plate) : estimateAddress(text)
    history.replaceState(history.state, '', address ?? estimatePath)
    const known = plate ? withoutCall(plate, portions) : withoutReading(text)
    if (known) return tell(show, known)
    const controller = new AbortController()
    call.current = controller
    const { signal } = controller
    setBusy(true)
    try {
      const figures = await askServer(text, plate, portions, signal)
      if (!signal.aborted) showFigures(show, latest.current, text, plate, figures)
    } catch (error) {
      if (!signal.aborted) return reportFailure(show, text, plate, error)
    } finally {
      if (!signal.aborted) setBusy(false)
    }
    return null
  }, [field, latest, pending, show, stop])

  return { busy, ask, stop }
}

const noFigures = { estimate: null, items: new Map(), failure: null, drawn: null }

/** What is shown for a text without asking the server; null when it has to be read. */
function withoutReading(text: string): Partial<Shown> | null {
  if (text === '') return { ...noFigures, text, problem: null }
  return text.length > maxTextLength ? { text, problem: textTooLong } : null
}

/** The same for a plate: one with nothing on it has no figures, one with a wrong amount keeps the last ones. */
function withoutCall({ rows }: CorrectedPlate, portions: Portions): Partial<Shown> | null {
  if (rows.length === 0) return { ...noFigures, problem: null }
  return rows.some((row) => plateItemOf(row, portions) === null) ? { problem: null } : null
}

function askServer(
  text: string,
  plate: CorrectedPlate | null,
  portions: Portions,
  signal: AbortSignal,
): Promise<PlateFigures> {
  const options = { signal, anonymous: true }
  if (!plate) return api.post('/nutrition/estimate', { text }, options)
  const items = plate.rows.map((row) => plateItemOf(row, portions))
  const unknown = plate.unknown.map((stretch) => stretch.text)
  return api.post('/nutrition/figures', { items, unknown }, options)
}

function showFigures(
  show: Show,
  now: Shown,
  text: string,
  plate: CorrectedPlate | null,
  { portions, ...estimate }: PlateFigures,
) {
  const all = { ...now.portions, ...portions }
  show({
    text,
    estimate,
    portions: all,
    items: itemsByKey(plate?.rows ?? null, estimate, all),
    problem: null,
    failure: null,
    source: drawnFrom(text, plate, all),
  })
}

function tell(show: Show, change: Partial<Shown>): null {
  show(change)
  return null
}

/** A text without food has no figures; when the server did not answer, the last figures stay. */
function reportFailure(
  show: Show,
  text: string,
  plate: CorrectedPlate | null,
  error: unknown,
): number | null {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 400) {
    const problem = messageOf(error, 'This text could not be read.')
    return tell(show, plate ? { failure: problem } : { ...noFigures, text, problem })
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
