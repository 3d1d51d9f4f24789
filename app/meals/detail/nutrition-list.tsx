import { Figure } from '#app/nutrition/figures.tsx'
import type { Item, NutritionData } from '#app/nutrition/nutrition.ts'
import { SaltChoice } from '#app/nutrition/units/unit-choices.tsx'
import { shownNutrient } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { type ByHand, byHandText, computedText, nothingByHand } from '../editing/set-by-hand.ts'
import { nutrientOrder } from './nutrient-order.ts'

type Props = {
  data: NutritionData
  items: Item[]
  /** What the figures are for, such as "1 serving". */
  amount: string
  byHand?: ByHand
}

/** All seven figures, and those that the sources did not report. */
export function NutritionList({ data, items, amount, byHand = nothingByHand }: Props) {
  const units = useUnits()
  const { setByHand, computedData } = byHand
  const gaps = nutrientOrder.filter(
    ({ name }) => !setByHand.includes(name) && items.some((item) => item.missing.includes(name)),
  )
  return (
    <section data-figures aria-labelledby="nutrition-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="nutrition-heading" className="text-xl">
          Nutrition
        </h2>
        <SaltChoice />
      </div>
      <p className="mt-1 text-muted text-sm">Estimates for {amount}.</p>
      {setByHand.length > 0 && !computedData && (
        <p className="text-muted text-sm">{byHandText(byHand, units)}</p>
      )}
      <dl className="mt-4 border-line border-t">
        {nutrientOrder.map(({ name, part }) => (
          <NutrientRow
            key={name}
            {...shownNutrient(name, data[name], units)}
            part={part}
            note={
              computedData && setByHand.includes(name)
                ? `set by hand; ${computedText(name, computedData, units)}`
                : null
            }
          />
        ))}
      </dl>
      {gaps.map(({ name }) => (
        <p key={name} className="mt-3 text-muted text-sm">
          {shownNutrient(name, 0, units).name} may be higher: no figure is known for{' '}
          {namesOf(items.filter((item) => item.missing.includes(name)))}.
        </p>
      ))}
    </section>
  )
}

type RowProps = { name: string; value: number; unit: string; part?: boolean; note: string | null }

function NutrientRow({ name, value, unit, part, note }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
      <dt className={part ? 'pl-5 text-muted' : 'font-medium'}>
        {name}
        {note && <span className="block font-normal text-muted text-sm">{note}</span>}
      </dt>
      <dd className="font-medium">
        <Figure value={value} unit={unit} />
      </dd>
    </div>
  )
}

const listFormat = new Intl.ListFormat('en')

const namesOf = (items: Item[]) => listFormat.format(items.map((item) => item.food.toLowerCase()))
