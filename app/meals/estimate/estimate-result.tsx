import { AddToDay } from '#app/day/add/add-to-day.tsx'
import { DayChoice } from '#app/day/reference/day-choice.tsx'
import { personText, shareText } from '#app/day/reference/day-energy.ts'
import { useEnergyReference } from '#app/day/reference/use-energy-reference.ts'
import {
  estimatePortions,
  estimatePortionsAddress,
  plateAddress,
} from '#app/images/on-demand/plate-address.ts'
import { figureText } from '#app/nutrition/figures.tsx'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import { FigureChoices } from '#app/nutrition/units/unit-choices.tsx'
import { energyIn, energyText, rangeText } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { useCalmMode } from '#app/shell/preferences/calm-mode.ts'
import { CalmOffer } from '#app/shell/preferences/calm-offer.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { MacroBar } from '../detail/macro-bar.tsx'
import { MacroRow } from '../detail/macro-tiles.tsx'
import { PortionTrio } from '../portions/portion-trio.tsx'
import { DrawnPlate } from './drawn-plate.tsx'
import { illustrationText } from './plate/plate-words.ts'
import type { Shown } from './use-estimate.ts'
import { useFiguresOf } from './use-shown-figures.ts'

type Props = {
  estimate: Estimate
  shown: Shown
  /** The address of the page with this plate; null where there is none. */
  address: string | null
}

/** The estimate of a plate: its calories with their range, its macros, its share of a day. */
export function EstimateResult({ estimate, shown, address }: Props) {
  const { text, source, drawn } = shown
  const { nutritionData, range, amount } = useFiguresOf(estimate)
  const { reference, choose } = useEnergyReference()
  const units = useUnits()
  const { calm } = useCalmMode()
  const plate = plateAddress(source)
  const portions = estimatePortionsAddress(source)
  const total = estimate.nutritionData.calories
  const name = text || estimate.detectedIngredients.join(', ')
  return (
    <section aria-labelledby="total-heading" className="rounded-card bg-sunken">
      {plate && (
        <DrawnPlate drawing={{ src: plate, alt: illustrationText(estimate) }} drawn={drawn} />
      )}
      <div className="p-4 sm:p-8">
        <FigureChoices items={estimate.items} whole="Plate" />
        <h2 data-figures id="total-heading" className="font-sans font-medium text-base text-muted">
          {amount === '100 g' ? '100 g of this plate have about' : 'This plate has about'}
        </h2>
        <p data-figures className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="font-semibold font-serif text-4xl">
            {figureText(energyIn(units.energy, nutritionData.calories))}
            <span className="font-normal font-sans text-lg text-muted">&thinsp;{units.energy}</span>
          </span>
          {range && <span className="text-muted">({rangeText(range, units)})</span>}
        </p>
        <div data-figures className="mt-6">
          <MacroRow data={nutritionData} />
        </div>
        <div data-figures className="mt-5">
          <MacroBar data={nutritionData} className="h-2" />
        </div>
        <div data-figures className="noscript:hidden print:hidden">
          <DayChoice reference={reference} onReference={choose} />
          {reference && (
            <p className="mt-3 tabular-nums">
              <span className="font-semibold">{shareText(nutritionData.calories, reference)}</span>{' '}
              of a day’s energy for {personText(reference)}.
            </p>
          )}
        </div>
        {portions && <PortionTrio src={portions} steps={estimatePortions} calories={total} />}
        <p className="mt-5 text-muted text-sm">
          {plate && 'The plate is an illustration, drawn from the foods and grams below. '}
          <span data-figures>
            All figures are estimates from words and amounts alone. They are for fun and learning,
            not professional advice.
          </span>
        </p>
        <CalmOffer className="mt-4" />
        <div className="mt-5 flex flex-wrap gap-3">
          <AddToDay
            entry={{
              title: name,
              path: address,
              portion: 1,
              figures: estimate.nutritionData,
              range: estimate.range,
            }}
          />
          {address !== null && (
            <ShareButton title={calm ? name : `About ${energyText(total, units)}: ${name}`} />
          )}
        </div>
      </div>
    </section>
  )
}
