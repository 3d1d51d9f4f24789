import type { ImageFiles } from '#app/images/image.ts'
import { Chip } from '#app/ui/chip.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { figureText } from './figures.tsx'
import { MacroBar } from './macro-bar.tsx'
import { cardPicture, type MealCardData } from './meal-card-data.ts'
import { mealPath } from './meal-path.ts'

type Props = {
  meal: MealCardData
  /** Instead of the meal's own image. */
  files?: ImageFiles | null
  loading?: 'lazy' | 'eager' | 'first'
  /** How wide the card is shown, in the words of the `sizes` attribute. */
  sizes: string
}

/** A meal in a grid. Its link is the title, stretched over the whole card. */
export function MealCard({ meal, files, loading, sizes }: Props) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-2">
      <div className="relative overflow-hidden">
        <SmartImage
          {...cardPicture(meal)}
          {...(files && { set: files })}
          alt={meal.title}
          sizes={sizes}
          loading={loading}
          className="aspect-4/3 transition-transform duration-250 group-hover:scale-103"
        />
        <p className="absolute bottom-0 left-0 rounded-tr-card bg-surface pt-1 pr-4 pl-4 font-semibold font-serif text-xl tabular-nums">
          {figureText(meal.calories)}
          <span className="font-normal font-sans text-muted text-sm">&thinsp;cal</span>
        </p>
        <p
          className="absolute right-3 bottom-3 flex items-center gap-1 rounded-full bg-ink px-3 py-1 font-semibold text-paper text-sm opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100"
          aria-hidden="true"
        >
          View Details
          <ArrowRightIcon size={16} />
        </p>
      </div>
      <div className="flex grow flex-col px-4 pt-1.5 pb-4">
        <h3 className="line-clamp-2 text-lg">
          <Link
            to={mealPath(meal.slug)}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            {meal.title}
          </Link>
        </h3>
        <p className="mt-2 mb-4 flex flex-wrap gap-1.5">
          <Chip>{meal.mealType ?? 'Meal'}</Chip>
          {meal.category && <Chip>{meal.category}</Chip>}
        </p>
        <MacroBar data={meal} className="mt-auto" />
      </div>
    </article>
  )
}
