import { useEffect, useRef } from 'react'
import { useEnergyReference } from '#app/day/reference/use-energy-reference.ts'
import { useCalmMode } from '#app/shell/preferences/calm-mode.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { NutritionList } from '../detail/nutrition-list.tsx'
import { CalorieNeeds } from '../portions/calorie-needs.tsx'
import { useUnits } from '../units/use-units.ts'
import { estimateAddress, plateAddress } from './estimate-address.ts'
import { EstimateForm, Examples } from './estimate-form.tsx'
import { EstimateResult } from './estimate-result.tsx'
import { findNamed } from './find-named.ts'
import type { LoadedEstimate } from './loaded-estimate.ts'
import { PhotoEstimate } from './photo/photo-estimate.tsx'
import { withAdded } from './plate-changes.ts'
import { PlateForm } from './plate-form.tsx'
import type { NamedFood } from './plate-rows.ts'
import { calmNewsText, newsText } from './plate-words.ts'
import { useEstimate } from './use-estimate.ts'
import { useShownFigures } from './use-shown-figures.ts'
import { useUndoKey } from './use-undo.ts'

type Props = {
  loaded: LoadedEstimate
  /** To whom a photo is sent; null where that is not offered. */
  photoReceiver: string | null
}

/** The field for the plate's text, with the estimate and the foods, which can be corrected. */
export function EstimateView({ loaded, photoReceiver }: Props) {
  const tool = useEstimate(loaded)
  const { field, shown, rows, busy, undo } = tool
  const { reference, choose } = useEnergyReference()
  const { estimate, text, plate, problem, failure } = shown
  const result = useRef<HTMLDivElement>(null)
  const figures = useShownFigures(estimate)
  const units = useUnits()
  const { calm } = useCalmMode()
  const news = estimate && (calm ? calmNewsText(estimate) : newsText(estimate, units))
  const foods = useRef<HTMLElement>(null)
  const comeIntoSight = useComingIntoSight(result, busy)
  useUndoKey(undo)
  const fade = joinClasses('transition-opacity', busy && 'opacity-60')
  const address = plate ? plateAddress(text, plate) : estimateAddress(text)

  async function use(words: string, food: NamedFood) {
    if (shown.plate) {
      const found = await findNamed(food)
      tool.correct((now) => withAdded(now, found, words), {
        label: `use ${words}`,
        said: `${food.name} added for ${words}`,
        portions: { [food.foodId]: found.portions },
      })
    } else tool.putIn(words, food.name)
    foods.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="page-width mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-1">
          <EstimateForm
            field={field}
            text={loaded.text}
            problem={problem}
            onType={tool.askSoon}
            onSubmit={() => {
              comeIntoSight()
              tool.readNow()
            }}
          />
          <p role="status" className="mt-4 font-medium tabular-nums lg:sr-only print:hidden">
            {problem === null && news}
          </p>
          {estimate && (
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
          )}
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
            {estimate && figures ? (
              <EstimateResult
                estimate={estimate}
                figures={figures}
                text={text}
                source={shown.source}
                drawn={shown.drawn}
                address={address}
                reference={reference}
                onReference={choose}
              />
            ) : (
              <NothingYet unread={problem !== null} />
            )}
          </div>
        </div>
      </div>
      {(estimate || plate) && (
        <div className="page-width mt-14 grid gap-x-16 gap-y-14 lg:mt-20 lg:grid-cols-2">
          {/* Gets the focus when a button that was pressed disappears. */}
          <section
            ref={foods}
            id="plate-foods"
            aria-label="Foods of this plate"
            tabIndex={-1}
            className="scroll-mt-6"
          >
            <PlateForm
              shown={shown}
              rows={rows}
              unknown={plate?.unknown ?? estimate?.suggestions ?? []}
              correct={tool.correct}
              undo={undo}
              onUse={use}
              section={foods}
            />
          </section>
          {figures && (
            <div className={fade}>
              <NutritionList
                data={figures.nutritionData}
                items={figures.items}
                amount={figures.amount}
              />
            </div>
          )}
        </div>
      )}
      {figures && (
        <div className={fade}>
          <CalorieNeeds
            calories={figures.nutritionData.calories}
            amount={figures.amount}
            reference={reference}
          />
        </div>
      )}
    </>
  )
}

/**
 * Scrolls to the result of a pressed button, where it is below the field, as soon as it came. The focus stays
 * where it is.
 */
function useComingIntoSight(result: React.RefObject<HTMLElement | null>, busy: boolean) {
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
