import type { MealCardData } from '#app/meals/meal-card-data.ts'
import { MealGrid } from '#app/meals/meal-grid.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { diets, type HomeQuery, homeHref, homeMealTypes } from './home-query.ts'

type Props = { query: HomeQuery; meals: MealCardData[]; hasMore: boolean }

/** The meals of the home page under their two rows of chips. */
export function HomeMeals({ query, meals, hasMore }: Props) {
  return (
    <section
      id="meals"
      aria-labelledby="meals-heading"
      className="page-width mt-14 scroll-mt-6 lg:mt-20"
    >
      <h2 id="meals-heading" className="text-2xl">
        See what calories look like
      </h2>
      <div className="mt-6 mb-8 grid gap-2 lg:flex lg:flex-wrap lg:justify-between">
        <DietChips query={query} />
        <MealTypeChips query={query} />
      </div>
      {meals.length > 0 ? (
        <MealGrid meals={meals} />
      ) : (
        <EmptyState
          heading={null}
          title="No meals found matching your criteria. Try adjusting your filters."
        />
      )}
      {hasMore && (
        <p className="mt-12 text-center">
          <Link to="/meals" className={buttonClasses('secondary', 'px-6')}>
            Explore All Meals
          </Link>
        </p>
      )}
    </section>
  )
}

function DietChips({ query }: { query: HomeQuery }) {
  return (
    <ChipRow label="Diet">
      {['', ...diets].map((diet) => (
        <ChipLink
          key={diet}
          to={homeHref({ ...query, diet })}
          chosen={diet === query.diet}
          preventScrollReset
        >
          {diet || 'All Diets'}
        </ChipLink>
      ))}
    </ChipRow>
  )
}

function MealTypeChips({ query }: { query: HomeQuery }) {
  return (
    <ChipRow label="Meal type">
      {[{ slug: '', name: 'All Meals' }, ...homeMealTypes].map(({ slug, name }) => (
        <ChipLink
          key={slug}
          to={homeHref({ ...query, mealType: slug })}
          chosen={slug === query.mealType}
          preventScrollReset
        >
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
