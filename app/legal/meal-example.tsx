import { Receipt } from '#app/meals/detail/ingredients-table.tsx'
import type { Meal } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { figureText } from '#app/nutrition/figures.tsx'
import { energyIn } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'

/** A meal of the site as an example: its plate, and the receipt of its figures. */
export function MealExample({ meal }: { meal: Meal }) {
  const { energy } = useUnits()
  const figure = (kcal: number) => figureText(energyIn(energy, kcal))
  return (
    <section
      aria-labelledby="example"
      className="page-width mt-14 grid items-center gap-x-20 gap-y-10 lg:mt-24 lg:grid-cols-2"
    >
      <div className="mx-auto aspect-square w-full max-w-xl overflow-hidden rounded-full bg-sunken">
        <SmartImage
          set={meal.image}
          src={meal.imageUrl}
          alt={meal.imageAlt || meal.title}
          sizes="(min-width: 64rem) 560px, 94vw"
          loading="eager"
          className="size-full scale-[1.165]"
        />
      </div>
      <div>
        <h2 id="example" className="text-2xl">
          One plate, taken apart
        </h2>
        <p className="mt-3 text-muted">
          <Link to={mealPath(meal.slug)} className="text-link">
            {meal.title}
          </Link>
          , as you find it on this site.
        </p>
        <div className="mt-6">
          <Receipt items={meal.items} figures={meal.nutritionData} byHand={meal} />
        </div>
        {meal.range && (
          <p data-figures className="mt-4 max-w-[48ch]">
            We write {figure(meal.nutritionData.calories)}. On four of five real plates of this meal
            we expect between{' '}
            <span className="whitespace-nowrap font-semibold tabular-nums">
              {figure(meal.range.calories.low)} and {figure(meal.range.calories.high)}
            </span>{' '}
            {energy === 'kJ' ? 'kilojoules' : 'calories'}.
          </p>
        )}
      </div>
    </section>
  )
}
