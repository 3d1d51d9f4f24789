import { useCached } from '#app/render/use-cached.tsx'
import { type Loading, PicturePreload } from '#app/ui/smart-image.tsx'
import { MealCard } from './meal-card.tsx'
import { cardPicture, type MealCardData } from './meal-card-data.ts'

/**
 * A card is a quarter, a third or half of the page's width. On the dense screens of phones it asks for fewer
 * pixels than there are: the difference is not visible, and the page weighs half as much.
 */
const sizes =
  '(min-width: 77.5rem) 282px, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, (min-width: 34rem) 45vw, (min-resolution: 1.5x) 30vw, 45vw'

type Props = {
  meals: MealCardData[]
  /** How many of the first images load at once; the very first has the highest priority. */
  eager?: number
}

/** Meals in four, three or two columns. */
export function MealGrid({ meals, eager = 0 }: Props) {
  const [first] = meals
  const items = meals.map((meal, index) => ({
    key: meal.slug || meal.title,
    meal,
    loading: loadingOf(index, eager),
  }))
  return (
    <>
      {eager > 0 && first && <PicturePreload {...cardPicture(first)} sizes={sizes} />}
      <ul
        className="meal-grid grid grid-cols-2 gap-x-3 gap-y-5 min-[34rem]:gap-x-5 min-[34rem]:gap-y-7 md:grid-cols-3 lg:grid-cols-4"
        {...useCached(MealItem, items)}
      />
    </>
  )
}

function MealItem(props: { meal: MealCardData; loading: Loading }) {
  return (
    <li>
      <MealCard {...props} sizes={sizes} />
    </li>
  )
}

function loadingOf(index: number, eager: number): Loading {
  if (index >= eager) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
