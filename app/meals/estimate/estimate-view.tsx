import { useRef } from 'react'
import { useEnergyReference } from '#app/day/reference/use-energy-reference.ts'
import { useCalmMode } from '#app/shell/preferences/calm-mode.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { IngredientsTable } from '../detail/ingredients-table.tsx'
import { NutritionList } from '../detail/nutrition-list.tsx'
import { CalorieNeeds } from '../portions/calorie-needs.tsx'
import { useUnits } from '../units/use-units.ts'
import { EstimateForm, Examples } from './estimate-form.tsx'
import { EstimateResult } from './estimate-result.tsx'
import { NotCounted } from './not-counted.tsx'
import { PhotoEstimate } from './photo/photo-estimate.tsx'
import { calmNewsText, newsText } from './plate-words.ts'
import { type LoadedEstimate, useEstimate } from './use-estimate.ts'
import { useShownFigures } from './use-shown-figures.ts'

type Props = {
  loaded: LoadedEstimate
  /** To whom a photo is sent; null where that is not offered. */
  photoReceiver: string | null
}

/** The field for the plate's text, with the foods and the estimate. */
export function EstimateView({ loaded, photoReceiver }: Props) {
  const { field, shown, busy, askSoon, askNow, putIn } = useEstimate(loaded)
  const { reference, choose } = useEnergyReference()
  const { estimate, text, problem, failure } = shown
  const figures = useShownFigures(estimate)
  const units = useUnits()
  const { calm } = useCalmMode()
  const foods = useRef<HTMLElement>(null)
  const fade = joinClasses('transition-opacity', busy && 'opacity-60')
  return (
    <>
      <div className="page-width mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-1">
          <EstimateForm
            field={field}
            text={loaded.text}
            problem={problem}
            onType={askSoon}
            onSubmit={askNow}
          />
          {photoReceiver && <PhotoEstimate receiver={photoReceiver} />}
        </div>
        <div className={joinClasses('lg:col-start-1', estimate && 'max-lg:hidden')}>
          <Examples />
        </div>
        <div aria-busy={busy} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <p role="status" className="sr-only">
            {problem ?? (estimate && (calm ? calmNewsText(estimate) : newsText(estimate, units)))}
          </p>
          {failure && <Failure text={failure} onRetry={askNow} />}
          <div className={fade}>
            {estimate && figures ? (
              <EstimateResult
                estimate={estimate}
                figures={figures}
                text={text}
                reference={reference}
                onReference={choose}
              />
            ) : (
              <NothingYet unread={problem !== null} />
            )}
          </div>
        </div>
      </div>
      {estimate && figures && (
        <div className={fade}>
          <div className="page-width mt-14 grid gap-x-16 gap-y-14 lg:mt-20 lg:grid-cols-2">
            {/* Gets the focus when a suggestion is chosen, because its button disappears. */}
            <section ref={foods} aria-label="Foods of this plate" tabIndex={-1}>
              <IngredientsTable
                items={figures.items}
                names={[]}
                figures={figures.nutritionData}
                asWritten
              />
              <NotCounted
                suggestions={estimate.suggestions}
                quiet
                onUse={(words, food) => {
                  putIn(words, food.name)
                  foods.current?.focus({ preventScroll: true })
                }}
              />
            </section>
            <NutritionList
              data={figures.nutritionData}
              items={figures.items}
              amount={figures.amount}
            />
          </div>
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
