import type { CSSProperties, ReactNode } from 'react'
import { Figure } from '#app/nutrition/figures.tsx'
import type { Nutrient } from '#app/nutrition/nutrition.ts'
import { FigureChoices, SaltChoice } from '#app/nutrition/units/unit-choices.tsx'
import { rangeText, shownNutrient } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { usePreference } from '#app/shell/preferences/use-preference.ts'
import { nutrientOrder } from '../detail/nutrient-order.ts'
import { CompareHead } from './compare-head.tsx'
import {
  type Bounded,
  type ComparedMeal,
  extremes,
  foodRows,
  inHundredGrams,
  shownGrams,
} from './compared-meal.ts'
import { FoodGroup } from './food-group.tsx'

type Props = { meals: ComparedMeal[] }

/**
 * Meals side by side: a column for each, a row for each figure and each food. The first column stays in sight
 * while the others scroll sideways.
 */
export function CompareTable({ meals: ofServings }: Props) {
  const [per] = usePreference('figuresPer')
  const weighed = inHundredGrams(ofServings)
  const meals = (per === '100g' && weighed) || ofServings
  const amount = meals === weighed ? '100 g' : 'One serving'
  const { shared, others } = foodRows(meals)
  const isOne = meals.length === 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
    <section className="compare-scroll" aria-label="Comparison" tabIndex={0}>
      <div data-figures className="sticky left-0 flex flex-wrap gap-x-2 pb-3">
        <FigureChoices
          items={weighed ? ofServings.map(({ grams }) => ({ grams: grams ?? 0 })) : []}
        />
        <SaltChoice />
      </div>
      <table className="compare-table" style={{ '--columns': meals.length } as CSSProperties}>
        <caption className="sr-only">
          {isOne ? 'One meal' : `${meals.length} meals side by side`}, figures for{' '}
          {amount.toLowerCase()}
        </caption>
        <CompareHead meals={meals} amount={amount} />
        <tbody data-figures>
          <WeightRow meals={meals} name={meals === weighed ? 'One serving' : 'Weight'} />
          {nutrientOrder.map((row) => (
            <FigureRow key={row.name} meals={meals} {...row} />
          ))}
        </tbody>
        <FoodGroup title="Shared ingredients" rows={shared} columns={meals.length} />
        <FoodGroup
          title={isOne ? 'Ingredients' : 'Only in one of them'}
          rows={others}
          columns={meals.length}
        />
      </table>
    </section>
  )
}

function WeightRow({ meals, name }: Props & { name: string }) {
  if (meals.every(({ grams }) => grams === null)) return null
  return (
    <tr>
      <th scope="row">{name}</th>
      {meals.map(({ slug, grams }) => (
        <td key={slug}>
          {grams === null ? (
            <Unknown>not known</Unknown>
          ) : (
            <Figure value={shownGrams(grams)} unit="g" />
          )}
        </td>
      ))}
    </tr>
  )
}

type RowProps = Props & { name: Nutrient; part?: true }

function FigureRow({ meals, name, part }: RowProps) {
  const units = useUnits()
  const marks = extremes(meals.map((meal) => boundsOf(meal, name)))
  return (
    <tr>
      <th scope="row" className={part && 'compare-part'}>
        {shownNutrient(name, 0, units).name}
      </th>
      {meals.map((meal, index) => (
        <td key={meal.slug} className={marks[index] ? 'font-semibold' : undefined}>
          <Figure {...shownNutrient(name, meal.nutritionData[name], units)} />
          {marks[index] && <span className="compare-note font-semibold">{marks[index]}</span>}
          {name === 'calories' && meal.range && (
            <span className="compare-note">{rangeText(meal.range, units)} likely</span>
          )}
          {meal.missing.includes(name) && <Unknown>not reported for every food</Unknown>}
        </td>
      ))}
    </tr>
  )
}

const Unknown = ({ children }: { children: ReactNode }) => (
  <span className="compare-note">{children}</span>
)

/** The figure with its range; only the calories have one. */
function boundsOf({ nutritionData, range, missing }: ComparedMeal, name: Nutrient): Bounded {
  if (missing.includes(name)) return null
  const value = nutritionData[name]
  const { low, high } = (name === 'calories' && range?.calories) || { low: value, high: value }
  return { value, low, high }
}
