import { cardPicture, type MealCardData } from '#app/meals/catalogue/meal-card-data.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { CardEnergy } from '#app/nutrition/units/energy.tsx'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { HappyUsers } from './avatars.tsx'

type Props = { meal: MealCardData | null }

/** Introduces the site, beside one very large plate that the edge of the screen cuts off. */
export function Hero({ meal }: Props) {
  const { tagline, happyUsersText } = useSiteInfo()
  return (
    <section className="overflow-x-clip">
      <div className="page-width grid items-center lg:min-h-[clamp(36rem,50vw,50rem)] lg:grid-cols-2">
        <HeroPlate meal={meal} />
        <div className="pt-8 pb-4 lg:order-first lg:py-16">
          <h1 className="max-w-[12ch] text-4xl [overflow-wrap:anywhere]">{tagline}</h1>
          <p className="mt-5 max-w-[44ch] text-lg text-muted leading-8">
            Everyday meals with their portions, calories and macros, worked out ingredient by
            ingredient. See it once and your eye remembers.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link to="/meals" className={buttonClasses('primary', 'px-6')}>
              Explore Meals
            </Link>
            <Link to="/estimate" className={buttonClasses('secondary', 'px-6')}>
              Estimate a plate
            </Link>
          </p>
          {happyUsersText && (
            <div className="mt-10">
              <HappyUsers text={happyUsersText} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/**
 * On a phone, the lower half of a plate as wide as the screen. On wider screens `--plate` is its size, and
 * `--beyond` is how far it extends beyond the page column, over the edge of the screen.
 */
const plateRoom =
  'relative -mx-5 h-[67vw] overflow-hidden sm:h-[26rem] lg:mx-0 lg:h-full lg:overflow-visible [--plate:clamp(36rem,55vw,54rem)] [--beyond:calc(6.5rem+max(1.25rem,50vw-37.5rem))]'

const plateShape =
  'absolute bottom-10 left-1/2 aspect-square w-[112vw] max-w-[40rem] -translate-x-1/2 overflow-hidden rounded-full bg-sunken lg:top-1/2 lg:right-[calc(-1*var(--beyond))] lg:bottom-auto lg:left-auto lg:w-(--plate) lg:max-w-none lg:translate-x-0 lg:-translate-y-1/2'

/** While the picture is being drawn: the rim and the well of a plate, with the text where phones show it. */
const emptyPlate =
  'data-to-come:pt-[22%] data-to-come:[&>svg]:hidden data-to-come:before:absolute data-to-come:before:inset-[10%] data-to-come:before:rounded-full data-to-come:before:border data-to-come:before:border-line data-to-come:after:absolute data-to-come:after:inset-[21%] data-to-come:after:rounded-full data-to-come:after:border data-to-come:after:border-line'

function HeroPlate({ meal }: Props) {
  return (
    <div className={plateRoom}>
      <div className={plateShape}>
        {meal ? (
          <SmartImage
            {...cardPicture(meal)}
            alt=""
            sizes="(min-width: 98rem) 864px, (min-width: 64rem) 55vw, (min-width: 36rem) 640px, 112vw"
            loading="first"
            className={joinClasses('size-full scale-[1.165]', emptyPlate)}
          />
        ) : (
          <EmptyPlate className="size-full p-24 text-muted" />
        )}
      </div>
      {meal && <CalorieTag meal={meal} />}
    </div>
  )
}

/**
 * The calories of the plate on a small tag over its rim. No line connects the tag to a food, which would suggest
 * that this food has all of them.
 */
function CalorieTag({ meal }: { meal: MealCardData }) {
  return (
    <Link
      to={mealPath(meal.slug)}
      className="absolute bottom-4 left-5 max-w-[calc(100%-2.5rem)] rounded-card border border-line bg-surface px-4 py-2.5 shadow-float lg:bottom-[22%] lg:left-[calc(100%+var(--beyond)-var(--plate)-2.5rem)] lg:max-w-60"
    >
      <span data-figures className="block font-semibold font-serif text-xl leading-8 tabular-nums">
        <CardEnergy kcal={meal.calories} unitClass="font-normal font-sans text-muted text-sm" />
      </span>
      <span className="line-clamp-2 text-balance text-muted text-sm leading-5">{meal.title}</span>
    </Link>
  )
}
