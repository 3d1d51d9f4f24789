import type { CSSProperties, ReactNode } from 'react'
import { Figure, figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import type { Nutrient } from '#app/nutrition/nutrition.ts'
import { CompareHead } from './compare-head.tsx'
import { type Bounded, type ComparedMeal, extremes, foodRows } from './compared-meal.ts'
import { FoodGroup } from './food-group.tsx'

type Props = { meals: ComparedMeal[] }

/** Fiber and sugar are parts of the carbohydrates and are indented below them. */
const order: { name: Nutrient; part?: true }[] = [
  { name: 'calories' },
  { name: 'carbohydrates' },
  { name: 'fiber', part: true },
  { name: 'sugar', part: true },
  { name: 'protein' },
  { name: 'fat' },
  { name: 'sodium' },
]

/**
 * Meals side by side: a column for each, a row for each figure and each food. The first column stays in sight
 * while the others scroll sideways.
 */
export function CompareTable({ meals }: Props) {
  const { shared, others } = foodRows(meals)
  const isOne = meals.length === 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
    <section className="compare-scroll" aria-label="Comparison" tabIndex={0}>
      <table className="compare-table" style={{ '--columns': meals.length } as CSSProperties}>
        <caption className="sr-only">
          {isOne ? 'One meal' : `${meals.length} meals side by side`}, figures for one serving
        </caption>
        <CompareHead meals={meals} />
        <tbody data-figures>
          <WeightRow meals={meals} />
          {order.map((row) => (
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

function WeightRow({ meals }: Props) {
  if (meals.every(({ grams }) => grams === null)) return null
  return (
    <tr>
      <th scope="row">Weight</th>
      {meals.map(({ slug, grams }) => (
        <td key={slug}>
          {grams === null ? <Unknown>not known</Unknown> : <Figure value={grams} unit="g" />}
        </td>
      ))}
    </tr>
  )
}

type RowProps = Props & { name: Nutrient; part?: true }

function FigureRow({ meals, name, part }: RowProps) {
  const marks = extremes(meals.map((meal) => boundsOf(meal, name)))
  return (
    <tr>
      <th scope="row" className={part && 'compare-part'}>
        {nutrientWords[name].name}
      </th>
      {meals.map((meal, index) => (
        <td key={meal.slug} className={marks[index] ? 'font-semibold' : undefined}>
          <Figure value={meal.nutritionData[name]} unit={nutrientWords[name].unit} />
          {marks[index] && <span className="compare-note font-semibold">{marks[index]}</span>}
          {name === 'calories' && meal.range && (
            <span className="compare-note">
              {figureText(meal.range.calories.low)} to {figureText(meal.range.calories.high)} likely
            </span>
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
