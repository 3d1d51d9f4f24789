import { type ReactNode, useState } from 'react'
import { AddToDay } from '#app/day/add/add-to-day.tsx'
import type { NewEntry } from '#app/day/entries/day-entry.ts'
import { useEnergyReference } from '#app/day/reference/use-energy-reference.ts'
import { FigureChoices } from '#app/nutrition/units/unit-choices.tsx'
import { CalmOffer } from '#app/shell/preferences/calm-offer.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/forms/chip.tsx'
import { ScaleIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { MealCardData } from '../catalogue/meal-card-data.ts'
import { MealGrid } from '../catalogue/meal-grid.tsx'
import { CheckedLine } from '../checked/checked-line.tsx'
import { comparePath } from '../compare/compare-address.ts'
import type { Meal } from '../meal.ts'
import { mealPath } from '../meal-path.ts'
import { CalorieNeeds } from '../portions/calorie-needs.tsx'
import { scaleFigures } from '../portions/portion.ts'
import { PortionPanel } from '../portions/portion-panel.tsx'
import { useBasis } from '../portions/use-basis.ts'
import type { ShownSwap } from '../swaps/find-swaps.server.ts'
import { SwapList } from '../swaps/swap-list.tsx'
import { IngredientsTable } from './ingredients-table.tsx'
import { MacroBar } from './macro-bar.tsx'
import { MacroTiles } from './macro-tiles.tsx'
import { MealImage } from './meal-image.tsx'
import { NutritionList } from './nutrition-list.tsx'
import { PassOn } from './pass-on.tsx'

type Props = {
  meal: Meal
  related: MealCardData[]
  /** Meals with about the same calories and a better figure. */
  swaps?: ShownSwap[]
  /** The address of the plates of its portions; null without them. */
  portionPlates?: string | null
  /** The foods that its picture shows, where it is an illustration. */
  drawn?: string[] | null
  /** Where its foods can be changed; null where that is not offered. */
  yours?: string | null
}

/** A meal in full: its image, its figures, its ingredients, and related meals. */
export function MealView({ meal, related, swaps = [], ...props }: Props) {
  const { portionPlates = null, drawn = null, yours = null } = props
  const [portion, setPortion] = useState(1)
  const { reference, choose } = useEnergyReference()
  const basis = useBasis(meal.items, portion)
  const figures = scaleFigures(meal, basis.factor)
  return (
    <article>
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2 lg:pt-10">
        <MealImage meal={meal} drawn={drawn} plates={portionPlates} portion={portion} />
        <MealSummary
          meal={figures}
          amount={basis.text}
          entry={entryOf(meal, portion)}
          yours={yours}
        >
          <PortionPanel
            portion={portion}
            onPortion={setPortion}
            figures={scaleFigures(meal, portion)}
            calories={meal.nutritionData.calories}
            plates={portionPlates}
            toCome={isToCome(meal.imageUrl)}
            reference={reference}
            onReference={choose}
          />
        </MealSummary>
      </div>
      <div className="page-width mt-14 grid grid-cols-1 gap-x-12 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <IngredientsTable
          items={figures.items}
          names={meal.detectedIngredients}
          figures={figures.nutritionData}
          byHand={figures}
        />
        <NutritionList
          data={figures.nutritionData}
          items={figures.items}
          amount={basis.text}
          byHand={figures}
        />
      </div>
      <CalorieNeeds
        calories={figures.nutritionData.calories}
        amount={basis.text}
        reference={reference}
      />
      <SwapList meal={meal} swaps={swaps} />
      <RelatedMeals meals={related} />
    </article>
  )
}

type SummaryProps = Required<Pick<Props, 'meal' | 'yours'>> & {
  amount: string
  entry: NewEntry
  children: ReactNode
}

/** What is added to the visitor's day; its figures are those of one serving. */
const entryOf = (meal: Meal, portion: number): NewEntry => ({
  title: meal.title,
  path: mealPath(meal.slug),
  portion,
  figures: meal.nutritionData,
  range: meal.range,
})

/** The summary of a meal, which has the figures of this amount; `children` chooses the portion. */
function MealSummary({ meal, amount, entry, yours, children }: SummaryProps) {
  return (
    <div>
      <nav aria-label="Breadcrumb" className="text-muted text-sm print:hidden">
        <Link to="/meals" className="hover:text-ink hover:underline">
          Meals
        </Link>
        {meal.mealType && <span> / {meal.mealType.name}</span>}
      </nav>
      <h1 className="mt-2 text-3xl">{meal.title}</h1>
      <p className="mt-4 flex flex-wrap gap-1.5">
        <Chip>{meal.mealType?.name ?? 'Meal'}</Chip>
        {meal.categories.map((category) => (
          <Chip key={category._id}>{category.name}</Chip>
        ))}
      </p>
      <p className="mt-5 max-w-prose whitespace-pre-line">{meal.description}</p>
      <div className="mt-8">
        <FigureChoices items={meal.items} />
        <MacroTiles
          data={meal.nutritionData}
          range={meal.range}
          amount={amount}
          setByHand={meal.setByHand}
        />
        <div data-figures className="mt-5">
          <MacroBar data={meal.nutritionData} className="h-2" />
        </div>
        {children}
        <p data-figures className="mt-4 text-muted text-sm">
          All figures are estimates for {amount}
          {basisText(meal)}. They are for fun and learning, not professional advice.
        </p>
        <CalmOffer className="mt-4" />
        <CheckedLine meal={meal} />
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <AddToDay entry={entry} />
          <ShareButton title={meal.title} />
          <Link to={comparePath([meal.slug])} className={buttonClasses('secondary')}>
            <ScaleIcon />
            Compare
          </Link>
          {yours && (
            <Link to={yours} className={buttonClasses('secondary')}>
              Make this plate yours
            </Link>
          )}
        </div>
        {meal.isPublished && <PassOn title={meal.title} slug={meal.slug} />}
      </div>
    </div>
  )
}

function basisText({ items, setByHand }: Meal): string {
  if (items.length === 0) return ''
  return setByHand.length > 0
    ? '; those set by hand are marked below'
    : ', made from the ingredients below'
}

function RelatedMeals({ meals }: { meals: MealCardData[] }) {
  if (meals.length === 0) return null
  return (
    <section aria-labelledby="related-heading" className="page-width mt-16 lg:mt-24 print:hidden">
      <h2 id="related-heading" className="mb-6 text-2xl">
        You May Also Like
      </h2>
      <MealGrid meals={meals} />
    </section>
  )
}
