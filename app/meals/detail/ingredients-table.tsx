import { Figure } from '#app/nutrition/figures.tsx'
import { isModelFigured } from '#app/nutrition/model-figures.ts'
import type { Item, NutritionData } from '#app/nutrition/nutrition.ts'
import { roundFigure } from '#app/nutrition/round-nutrition.ts'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { type ByHand, byHandText, nothingByHand } from '../editing/set-by-hand.ts'
import { type Macro, macros } from '../portions/energy.ts'
import { shortNames } from './macro-bar.tsx'

type Props = {
  items: Item[]
  /** The names of the ingredients, when there are no grams. */
  names: string[]
  figures: ReceiptFigures
  byHand?: ByHand
}

/** The meal's own figures; they differ from the sum when an editor changed them. */
type ReceiptFigures = Pick<NutritionData, 'calories' | Macro>

/** The ingredients of a meal with grams and calories; only names when nothing else is known. */
export function IngredientsTable({ items, names, figures, byHand }: Props) {
  if (items.length === 0 && names.length === 0) return null
  return (
    <section aria-labelledby="ingredients-heading">
      <h2 id="ingredients-heading" className="text-xl">
        Ingredients
      </h2>
      {items.length > 0 ? (
        <Receipt items={items} figures={figures} byHand={byHand} />
      ) : (
        <Names names={names} />
      )}
    </section>
  )
}

/** Hides columns where there is no room. */
const roomy = '@max-lg:hidden'

/** The table alone, for places with a heading of their own. */
export function Receipt({ items, figures, byHand = nothingByHand }: Omit<Props, 'names'>) {
  const { setByHand, computedData } = byHand
  const units = useUnits()
  const edited = computedData !== null && setByHand.length > 0
  const assumed = items.some((item) => item.gramsAssumed)
  const grams = sumOf(items.map((item) => item.grams))
  return (
    <div className="@container">
      <p data-figures className="mt-1 text-muted text-sm">
        {edited ? byHandText(byHand, units) : 'What the figures are made of.'}
      </p>
      <table className="mt-4 w-full">
        <thead>
          <tr className="border-line border-y text-muted text-sm">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              Food
            </th>
            <th data-figures scope="col" className="py-2 pr-4 text-right font-medium">
              Amount
            </th>
            {macros.map((macro) => (
              <th
                key={macro}
                data-figures
                scope="col"
                className={`py-2 pr-4 text-right font-medium ${roomy}`}
              >
                {shortNames[macro]}
              </th>
            ))}
            <th data-figures scope="col" className="py-2 text-right font-medium">
              Energy
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={`${item.foodId} ${item.text} ${item.grams}`} item={item} />
          ))}
        </tbody>
        <tfoot data-figures>
          {edited && <SumRow name="Ingredients" grams={grams} figures={computedData} />}
          <SumRow
            name={edited ? 'Total, set by hand' : 'Total'}
            grams={edited ? null : grams}
            figures={figures}
            last
          />
        </tfoot>
      </table>
      <p data-figures className="mt-1 text-muted text-sm">
        {assumed && '≈ marks an assumed amount: the usual one, where none was given. '}
        {items.some(isModelFigured) && '* marks figures that an AI model estimated. '}
        {edited ? 'Figures of the ingredients: ' : 'Figures: '}
        <a href="https://fdc.nal.usda.gov" className="text-link">
          USDA FoodData Central
        </a>
        .
      </p>
    </div>
  )
}

type SumRowProps = { name: string; grams: number | null; figures: ReceiptFigures; last?: boolean }

/** A line below the items; the grams are shown in the sum. */
function SumRow({ name, grams, figures, last }: SumRowProps) {
  return (
    <tr className={last ? 'font-semibold' : 'border-line border-b'}>
      <th scope="row" className={`py-3 pr-4 text-left ${last ? '' : 'font-medium'}`}>
        {name}
      </th>
      <td className="py-3 pr-4 text-right">
        {grams !== null && <Figure value={grams} unit="g" />}
      </td>
      {macros.map((macro) => (
        <td key={macro} className={`py-3 pr-4 text-right ${roomy}`}>
          <Figure value={figures[macro]} unit="g" />
        </td>
      ))}
      <td className="py-3 text-right">
        <Energy kcal={figures.calories} />
      </td>
    </tr>
  )
}

function ItemRow({ item }: { item: Item }) {
  return (
    <tr className="border-line border-b align-baseline">
      <th scope="row" className="wrap-anywhere py-2.5 pr-4 text-left font-medium">
        {item.food}
        {isModelFigured(item) && (
          <span className="text-muted">
            <span aria-hidden="true">&thinsp;*</span>
            <span className="sr-only"> (estimated by an AI model)</span>
          </span>
        )}
      </th>
      <td data-figures className="whitespace-nowrap py-2.5 pr-4 text-right">
        {item.gramsAssumed && (
          <span className="text-muted">
            <span aria-hidden="true">≈&thinsp;</span>
            <span className="sr-only">assumed </span>
          </span>
        )}
        <Figure value={shownGrams(item.grams)} unit="g" />
      </td>
      {macros.map((macro) => (
        <td key={macro} data-figures className={`py-2.5 pr-4 text-right ${roomy}`}>
          <Figure value={roundFigure(macro, item.nutritionData[macro])} unit="g" />
        </td>
      ))}
      <td data-figures className="py-2.5 text-right">
        <Energy kcal={roundFigure('calories', item.nutritionData.calories)} />
      </td>
    </tr>
  )
}

function Names({ names }: { names: string[] }) {
  return (
    <ul className="mt-4 border-line border-t">
      {names.map((name) => (
        <li key={name} className="border-line border-b py-2.5">
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Whole grams; less than one gram has a decimal. */
const shownGrams = (grams: number) => (grams < 1 ? Math.round(grams * 10) / 10 : Math.round(grams))

const sumOf = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0))
