import { type DrawnFrom, plateAddress } from '#app/images/on-demand/plate-address.ts'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import { ShareButton } from '#app/ui/share-button.tsx'
import { figureText } from '../detail/figures.tsx'
import { MacroBar } from '../detail/macro-bar.tsx'
import { MacroRow } from '../detail/macro-tiles.tsx'
import { DayChoice } from '../portions/day-choice.tsx'
import { type EnergyReference, personText, shareText } from '../portions/day-energy.ts'
import { DrawnPlate } from './drawn-plate.tsx'
import { illustrationText, rangeText } from './plate-words.ts'

type Props = {
  estimate: Estimate
  text: string
  /** What the picture is drawn from, and the words that it showed first. */
  source: DrawnFrom
  drawn: string[] | null
  /** True when the page's address leads to this plate. */
  shared: boolean
  reference: EnergyReference | null
  onReference: (reference: EnergyReference | null) => void
}

/** The estimate of a plate: its calories with their range, its macros, its share of a day. */
export function EstimateResult(props: Props) {
  const { estimate, text, source, drawn, shared, reference, onReference } = props
  const { nutritionData, range } = estimate
  const plate = plateAddress(source)
  return (
    <section aria-labelledby="total-heading" className="rounded-card bg-sunken">
      {plate && (
        <DrawnPlate drawing={{ src: plate, alt: illustrationText(estimate) }} drawn={drawn} />
      )}
      <div className="p-4 sm:p-8">
        <h2 id="total-heading" className="font-sans font-medium text-base text-muted">
          This plate has about
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="font-semibold font-serif text-4xl">
            {figureText(nutritionData.calories)}
            <span className="font-normal font-sans text-lg text-muted">&thinsp;kcal</span>
          </span>
          <span className="text-muted">({rangeText(range)})</span>
        </p>
        <div className="mt-6">
          <MacroRow data={nutritionData} />
        </div>
        <div className="mt-5">
          <MacroBar data={nutritionData} className="h-2" />
        </div>
        <div className="noscript:hidden print:hidden">
          <DayChoice reference={reference} onReference={onReference} />
          {reference && (
            <p className="mt-3 tabular-nums">
              <span className="font-semibold">{shareText(nutritionData.calories, reference)}</span>{' '}
              of a day’s energy for {personText(reference)}.
            </p>
          )}
        </div>
        <p className="mt-5 text-muted text-sm">
          {plate && 'The plate is an illustration, drawn from the foods and grams below. '}
          All figures are estimates from words and amounts alone. They are for fun and learning, not
          professional advice.
        </p>
        {shared && (
          <div className="mt-5">
            <ShareButton title={shareTitle(estimate, text)} />
          </div>
        )}
      </div>
    </section>
  )
}

/** "About 480 kcal: 2 eggs, toast"; a plate without a text is named by its foods. */
const shareTitle = ({ nutritionData, detectedIngredients }: Estimate, text: string) =>
  `About ${figureText(nutritionData.calories)} kcal: ${text || detectedIngredients.join(', ')}`
