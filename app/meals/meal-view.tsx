import { Link } from 'react-router'
import { Chip } from '#app/ui/chip.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { CalorieNeeds } from './calorie-needs.tsx'
import { IngredientsTable } from './ingredients-table.tsx'
import { MacroBar } from './macro-bar.tsx'
import { MacroTiles } from './macro-tiles.tsx'
import type { Meal } from './meal.ts'
import type { MealCardData } from './meal-card-data.ts'
import { MealGrid } from './meal-grid.tsx'
import { NutritionList } from './nutrition-list.tsx'

type Props = { meal: Meal; related: MealCardData[] }

/** A meal in full: its image, its figures, what they are made of, and others like it. */
export function MealView({ meal, related }: Props) {
  return (
    <article>
      <div className="page-width grid gap-x-12 gap-y-8 pt-6 md:pt-10 lg:grid-cols-2">
        <div>
          <SmartImage
            set={meal.image}
            src={meal.imageUrl}
            alt={meal.title}
            sizes="(min-width: 77.5rem) 576px, (min-width: 64rem) 46vw, 94vw"
            loading="first"
            className="aspect-square rounded-card max-lg:-mx-5 max-lg:aspect-4/3 max-lg:rounded-none lg:sticky lg:top-6 print:static print:aspect-21/9"
          />
        </div>
        <MealSummary meal={meal} />
      </div>
      <div className="page-width mt-14 grid gap-x-12 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <IngredientsTable
          items={meal.items}
          names={meal.detectedIngredients}
          calories={meal.nutritionData.calories}
        />
        <NutritionList data={meal.nutritionData} items={meal.items} />
      </div>
      <CalorieNeeds calories={meal.nutritionData.calories} />
      <RelatedMeals meals={related} />
    </article>
  )
}

function MealSummary({ meal }: { meal: Meal }) {
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
        <MacroTiles data={meal.nutritionData} range={meal.range} />
        <div className="mt-5">
          <MacroBar data={meal.nutritionData} bare />
        </div>
        <p className="mt-4 text-muted text-sm">
          All figures are estimates for one serving, made from the ingredients below. They are for
          fun and learning, not professional advice.
        </p>
      </div>
    </div>
  )
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
