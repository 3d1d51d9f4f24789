import type { MealCardData } from '#app/meals/catalogue/meal-card-data.ts'
import { MealGrid } from '#app/meals/catalogue/meal-grid.tsx'
import { useReloadOnline } from '#app/ui/browser/use-reload-online.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChipLink, ChipRow } from '#app/ui/forms/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { diets, type HomeQuery, homeHref, homeMealTypes } from './home-query.ts'

type Props = {
  query: HomeQuery
  meals: MealCardData[]
  hasMore: boolean
  /** True if samples are shown because the meals could not be loaded. */
  areSamples: boolean
}

/** The meals of the home page, below two rows of filter chips. */
export function HomeMeals({ query, meals, hasMore, areSamples }: Props) {
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
      {areSamples && <SampleNote />}
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

/** Offers to load the meals; they also load by themselves once the browser is online. */
function SampleNote() {
  const { revalidate, state } = useReloadOnline()
  return (
    <p role="status" className="mb-6 flex flex-wrap items-center gap-x-3 text-muted text-sm">
      These are samples: our meals cannot be loaded just now.
      <Button
        look="quiet"
        className="noscript:hidden -my-2 px-3 text-sm"
        busy={state === 'loading'}
        onClick={() => revalidate()}
      >
        Try again
      </Button>
    </p>
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
