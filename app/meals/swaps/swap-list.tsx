import { Figure } from '#app/nutrition/figures.tsx'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { energyText, shownNutrient } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { cardPicture } from '../catalogue/meal-card-data.ts'
import { comparePath } from '../compare/compare-address.ts'
import type { Meal } from '../meal.ts'
import { mealPath } from '../meal-path.ts'
import type { ShownSwap } from './find-swaps.server.ts'
import type { Gain } from './swap-ideas.ts'

type Props = { meal: Pick<Meal, 'slug' | 'nutritionData'>; swaps: ShownSwap[] }

/** Meals with the same calories and a better figure, for one serving of each; nothing when there are none. */
export function SwapList({ meal, swaps }: Props) {
  const units = useUnits()
  if (swaps.length === 0) return null
  return (
    <section
      data-figures
      aria-labelledby="swaps-heading"
      className="page-width mt-16 lg:mt-24 print:hidden"
    >
      <h2 id="swaps-heading" className="text-2xl">
        Same Calories, Something Better
      </h2>
      <p className="mt-1 text-muted text-sm">
        For one serving, within 10 percent of {energyText(meal.nutritionData.calories, units)}.
      </p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {swaps.map((swap) => (
          <SwapItem key={swap.slug} swap={swap} meal={meal} />
        ))}
      </ul>
    </section>
  )
}

function SwapItem({ swap, meal }: { swap: ShownSwap } & Pick<Props, 'meal'>) {
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-4">
      <SmartImage
        {...cardPicture(swap)}
        alt=""
        sizes="80px"
        className="size-20 shrink-0 rounded-field"
      />
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-6">
          <Link to={mealPath(swap.slug)} className="hover:underline">
            {swap.title}
          </Link>
        </h3>
        {swap.gains.map((gain) => (
          <p key={gain.nutrient} className="mt-1.5 text-sm">
            <GainText gain={gain} before={meal.nutritionData[gain.nutrient]} />
          </p>
        ))}
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <Energy kcal={swap.calories} />
          <Link
            to={comparePath([meal.slug, swap.slug])}
            className="text-link inline-flex min-h-11 items-center"
          >
            Compare<span className="sr-only"> with {swap.title}</span>
          </Link>
        </p>
      </div>
    </li>
  )
}

/** "More protein: 42 g instead of 28 g". */
function GainText({ gain: { nutrient, value }, before }: { gain: Gain; before: number }) {
  const units = useUnits()
  const shown = shownNutrient(nutrient, value, units)
  const { unit } = shown
  const than = shownNutrient(nutrient, before, units).value
  return (
    <>
      <span className="font-semibold">
        {value > before ? 'More' : 'Less'} {shown.name.toLowerCase()}:
      </span>{' '}
      <Figure value={shown.value} unit={unit} /> instead of <Figure value={than} unit={unit} />
    </>
  )
}
