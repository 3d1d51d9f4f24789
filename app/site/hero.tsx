import { Link } from 'react-router'
import { figureText } from '#app/meals/figures.tsx'
import type { MealCardData } from '#app/meals/meal-card-data.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { HappyUsers } from './avatars.tsx'

type Props = { meal: MealCardData | null }

/** What the site is, beside one very large plate that the edge of the screen cuts. */
export function Hero({ meal }: Props) {
  return (
    <section className="overflow-x-clip">
      <div className="page-width grid items-center lg:min-h-[40rem] lg:grid-cols-2">
        <HeroPlate meal={meal} />
        <div className="pt-8 pb-4 lg:order-first lg:py-16">
          <h1 className="max-w-[12ch] text-4xl">Know what is on your plate.</h1>
          <p className="mt-5 max-w-[44ch] text-lg text-muted leading-8">
            Everyday meals with their portions, calories and macros, worked out ingredient by
            ingredient. See it once and your eye remembers.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link to="/meals" className={buttonClasses('primary', 'px-6')}>
              Explore Meals
            </Link>
          </p>
          <div className="mt-10">
            <HappyUsers />
          </div>
        </div>
      </div>
    </section>
  )
}

function HeroPlate({ meal }: Props) {
  return (
    <div className="relative -mx-5 h-[62vw] overflow-hidden sm:h-96 lg:mx-0 lg:h-full lg:overflow-visible">
      <div className="absolute bottom-6 left-1/2 aspect-square w-[112vw] max-w-[40rem] -translate-x-1/2 overflow-hidden rounded-full bg-sunken lg:top-1/2 lg:bottom-auto lg:left-10 lg:w-[44rem] lg:max-w-none lg:-translate-x-0 lg:-translate-y-1/2">
        {meal ? (
          <SmartImage
            set={meal.image}
            src={meal.imageUrl}
            alt=""
            sizes="(min-width: 64rem) 704px, 112vw"
            loading="first"
            className="size-full scale-[1.165]"
          />
        ) : (
          <EmptyPlate className="size-full p-24 text-muted" />
        )}
      </div>
      {meal && <CalorieTag meal={meal} />}
    </div>
  )
}

/** The plate's calories on a small tag, tied to it by a hairline. */
function CalorieTag({ meal }: { meal: MealCardData }) {
  return (
    <Link
      to={mealPath(meal.slug)}
      className="absolute bottom-0 left-5 flex max-w-[calc(100%-2.5rem)] items-center rounded-field lg:bottom-20 lg:left-0"
    >
      <span className="min-w-0 rounded-card border border-line bg-surface px-4 py-2.5 shadow-float">
        <span className="block font-semibold font-serif text-xl leading-8 tabular-nums">
          {figureText(meal.calories)}
          <span className="font-normal font-sans text-muted text-sm">&thinsp;cal</span>
        </span>
        <span className="block truncate text-muted text-sm">{meal.title}</span>
      </span>
      <span className="hidden h-px w-20 shrink-0 bg-ink lg:block" aria-hidden="true" />
      <span className="-ml-1 hidden size-2 rounded-full bg-ink lg:block" aria-hidden="true" />
    </Link>
  )
}
