import { type ReactNode, useState } from 'react'
import { drawnAlt, drawnCaption } from '#app/images/drawn/drawn-text.ts'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { Chip } from '#app/ui/forms/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { ShareButton } from '#app/ui/share-button.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { MealCardData } from '../catalogue/meal-card-data.ts'
import { MealGrid } from '../catalogue/meal-grid.tsx'
import type { Meal } from '../meal.ts'
import { CalorieNeeds } from '../portions/calorie-needs.tsx'
import { portionText, scaleFigures } from '../portions/portion.ts'
import { PortionPanel } from '../portions/portion-panel.tsx'
import { PortionPlate } from '../portions/portion-plate.tsx'
import { useEnergyReference } from '../portions/use-energy-reference.ts'
import { IngredientsTable } from './ingredients-table.tsx'
import { MacroBar } from './macro-bar.tsx'
import { MacroTiles } from './macro-tiles.tsx'
import { NutritionList } from './nutrition-list.tsx'
import { PassOn } from './pass-on.tsx'

type Props = {
  meal: Meal
  related: MealCardData[]
  /** The address of the plates of its portions; null without them. */
  portionPlates?: string | null
  /** The foods that its picture shows, where it is an illustration. */
  drawn?: string[] | null
}

/** A meal in full: its image, its figures, its ingredients, and related meals. */
export function MealView({ meal, related, portionPlates, drawn = null }: Props) {
  const [portion, setPortion] = useState(1)
  const { reference, choose } = useEnergyReference()
  const figures = scaleFigures(meal, portion)
  const { calories } = figures.nutritionData
  return (
    <article>
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:pt-10">
        <MealImage meal={meal} drawn={drawn}>
          {portionPlates && (
            <PortionPlate src={portionPlates} title={meal.title} portion={portion} />
          )}
        </MealImage>
        <MealSummary meal={figures} portion={portion}>
          <PortionPanel
            portion={portion}
            onPortion={setPortion}
            figures={figures}
            reference={reference}
            onReference={choose}
          />
        </MealSummary>
      </div>
      <div className="page-width mt-14 grid gap-x-12 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <IngredientsTable
          items={figures.items}
          names={meal.detectedIngredients}
          figures={figures.nutritionData}
          byHand={figures}
        />
        <NutritionList
          data={figures.nutritionData}
          items={figures.items}
          portion={portion}
          byHand={figures}
        />
      </div>
      <CalorieNeeds calories={calories} portion={portion} reference={reference} />
      <RelatedMeals meals={related} />
    </article>
  )
}

type ImageProps = { meal: Meal; drawn: string[] | null; children: ReactNode }

/** The picture of a meal; `children` may lie over it. */
function MealImage({ meal, drawn, children }: ImageProps) {
  const { name } = useSiteInfo()
  // The lines of the origin are there from the start, so that nothing moves when the picture comes.
  const origin = isToCome(meal.imageUrl) ? 'illustration' : meal.image?.origin
  return (
    <figure>
      <div className="lg:sticky lg:top-6 print:static">
        <div className="relative overflow-hidden rounded-card max-lg:-mx-5 max-lg:rounded-none">
          <SmartImage
            set={meal.image}
            src={meal.imageUrl}
            alt={drawn ? drawnAlt(drawn, meal.title) : meal.title}
            sizes="(min-width: 77.5rem) 576px, (min-width: 64rem) 46vw, 94vw"
            loading="first"
            className="aspect-square max-lg:aspect-4/3 print:aspect-21/9"
          />
          {children}
        </div>
        {origin && (
          <figcaption className="mt-2 text-muted text-sm">
            {drawn && <span className="block text-ink">{drawnCaption(drawn)}</span>}
            {origin === 'ai'
              ? 'AI image, made from the words for this meal. A real plate may look different.'
              : `Illustration of one serving by ${name}, made from the ingredients`}
          </figcaption>
        )}
      </div>
    </figure>
  )
}

type SummaryProps = { meal: Meal; portion: number; children: ReactNode }

/**
 * The summary of a meal; `meal` has the figures of the
 * portion, and `children` is the control that chooses it.
 */
function MealSummary({ meal, portion, children }: SummaryProps) {
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
        <MacroTiles
          data={meal.nutritionData}
          range={meal.range}
          portion={portion}
          setByHand={meal.setByHand}
        />
        <div className="mt-5">
          <MacroBar data={meal.nutritionData} className="h-2" />
        </div>
        {children}
        <p className="mt-4 text-muted text-sm">
          All figures are estimates for {portionText(portion)}
          {basisText(meal)}. They are for fun and learning, not professional advice.
        </p>
        <div className="mt-5">
          <ShareButton title={meal.title} />
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
