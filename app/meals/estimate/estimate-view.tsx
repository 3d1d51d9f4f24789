import { type RefObject, Suspense, useEffect, useRef } from 'react'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { useCalmMode } from '#app/shell/preferences/calm-mode.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { estimateAddress, plateAddress } from './estimate-address.ts'
import { EstimateForm, Examples } from './estimate-form.tsx'
import { EstimateResult, loadParts, PlateFoods } from './lazy-parts.tsx'
import type { LoadedEstimate } from './loaded-estimate.ts'
import { PhotoEstimate } from './photo/photo-estimate.tsx'
import { calmNewsText, newsText } from './plate/plate-words.ts'
import { useEstimate } from './use-estimate.ts'
import { useUndoKey } from './use-undo.ts'

type Props = {
  loaded: LoadedEstimate
  /** To whom a photo is sent; null where that is not offered. */
  photoReceiver: string | null
}

/**
 * The field for the plate's text, with the estimate and the foods, which can be corrected. It reads no preference of
 * the visitor itself: a change of its state while the lazy parts of a server's page still load would hide them.
 */
export function EstimateView({ loaded, photoReceiver }: Props) {
  const tool = useEstimate(loaded)
  const { field, shown, busy, undo } = tool
  const { estimate, text, plate, problem, failure } = shown
  const result = useRef<HTMLDivElement>(null)
  const foods = useRef<HTMLElement>(null)
  const comeIntoSight = useComingIntoSight(result, busy)
  useUndoKey(undo)
  const fade = joinClasses('transition-opacity', busy && 'opacity-60')
  const address = plate ? plateAddress(text, plate) : estimateAddress(text)
  return (
    <>
      <div className="page-width mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-1">
          <EstimateForm
            field={field}
            text={loaded.text}
            problem={problem}
            onFocus={() => void loadParts().catch(() => undefined)}
            onType={tool.askSoon}
            onSubmit={() => {
              comeIntoSight()
              tool.readNow()
            }}
          />
          <News estimate={problem === null ? estimate : null} />
          {estimate && <ToFoods foods={foods} />}
          {photoReceiver && <PhotoEstimate receiver={photoReceiver} />}
        </div>
        <div className={joinClasses('lg:col-start-1', (estimate || plate) && 'max-lg:hidden')}>
          <Examples />
        </div>
        <div
          ref={result}
          aria-busy={busy}
          className="scroll-mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <p role="status" className="sr-only">
            {problem}
          </p>
          {failure && <Failure text={failure} onRetry={tool.askNow} />}
          <div className={fade}>
            {estimate ? (
              <Suspense fallback={<div className="aspect-4/3 rounded-card bg-sunken" />}>
                <EstimateResult estimate={estimate} shown={shown} address={address} />
              </Suspense>
            ) : (
              <NothingYet unread={problem !== null} />
            )}
          </div>
        </div>
      </div>
      {(estimate || plate) && (
        <Suspense>
          <PlateFoods tool={tool} section={foods} fade={fade} />
        </Suspense>
      )}
    </>
  )
}

/** What the plate comes to, below the field; on a wide screen only read out, since the estimate is beside it. */
function News({ estimate }: { estimate: Estimate | null }) {
  const units = useUnits()
  const { calm } = useCalmMode()
  return (
    <p role="status" className="mt-4 font-medium tabular-nums lg:sr-only print:hidden">
      {estimate && (calm ? calmNewsText(estimate) : newsText(estimate, units))}
    </p>
  )
}

function ToFoods({ foods }: { foods: RefObject<HTMLElement | null> }) {
  return (
    <p className="mt-2 print:hidden">
      <Link
        to="#plate-foods"
        className="text-link inline-block py-2"
        onClick={(event) => {
          event.preventDefault()
          foods.current?.scrollIntoView()
          foods.current?.focus({ preventScroll: true })
        }}
      >
        Correct the foods
      </Link>
    </p>
  )
}

/**
 * Scrolls to the result of a pressed button, where it is below the field, as soon as it came. The focus stays
 * where it is.
 */
function useComingIntoSight(result: RefObject<HTMLElement | null>, busy: boolean) {
  const state = useRef<'at rest' | 'pressed' | 'waiting'>('at rest')
  useEffect(() => {
    if (busy && state.current === 'pressed') state.current = 'waiting'
    else if (!busy && state.current === 'waiting') {
      state.current = 'at rest'
      result.current?.scrollIntoView({ block: 'nearest' })
      const { top = 0 } = result.current?.getBoundingClientRect() ?? {}
      if (top > window.innerHeight / 2) result.current?.scrollIntoView({ block: 'start' })
    }
  }, [busy, result])
  return () => {
    state.current = 'pressed'
  }
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-surface px-5 py-4"
    >
      <p className="font-medium text-danger">{text}</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function NothingYet({ unread }: { unread: boolean }) {
  return (
    <div className="rounded-card bg-sunken px-4">
      <EmptyState
        title={unread ? 'Nothing on this plate yet' : 'An empty plate'}
        hint={
          unread
            ? 'Try the plain names of foods, such as rice, egg or apple.'
            : 'Say what is on it, and its calories and macros appear here.'
        }
      />
    </div>
  )
}
