import { Figure, nutrientWords } from '#app/nutrition/figures.tsx'
import type { Item, Nutrient, NutritionData } from '#app/nutrition/nutrition.ts'
import { type ByHand, byHandText, computedText, nothingByHand } from '../editing/set-by-hand.ts'
import { portionText } from '../portions/portion.ts'

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

type Props = { data: NutritionData; items: Item[]; portion: number; byHand?: ByHand }

/** All seven figures of a serving, and those that the sources did not report. */
export function NutritionList({ data, items, portion, byHand = nothingByHand }: Props) {
  const { setByHand, computedData } = byHand
  const gaps = order.filter(
    ({ name }) => !setByHand.includes(name) && items.some((item) => item.missing.includes(name)),
  )
  return (
    <section aria-labelledby="nutrition-heading">
      <h2 id="nutrition-heading" className="text-xl">
        Nutrition
      </h2>
      <p className="mt-1 text-muted text-sm">Estimates for {portionText(portion)}.</p>
      {setByHand.length > 0 && !computedData && (
        <p className="text-muted text-sm">{byHandText(byHand)}</p>
      )}
      <dl className="mt-4 border-line border-t">
        {order.map(({ name, part }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-line border-b py-2.5"
          >
            <dt className={part ? 'pl-5 text-muted' : 'font-medium'}>
              {nutrientWords[name].name}
              {computedData && setByHand.includes(name) && (
                <span className="block font-normal text-muted text-sm">
                  set by hand; {computedText(name, computedData)}
                </span>
              )}
            </dt>
            <dd className="font-medium">
              <Figure value={data[name]} unit={nutrientWords[name].unit} />
            </dd>
          </div>
        ))}
      </dl>
      {gaps.map(({ name }) => (
        <p key={name} className="mt-3 text-muted text-sm">
          {nutrientWords[name].name} may be higher: no figure is known for{' '}
          {namesOf(items.filter((item) => item.missing.includes(name)))}.
        </p>
      ))}
    </section>
  )
}

const listFormat = new Intl.ListFormat('en')

const namesOf = (items: Item[]) => listFormat.format(items.map((item) => item.food.toLowerCase()))
