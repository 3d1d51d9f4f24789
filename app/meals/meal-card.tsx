import type { ImageFiles } from '#app/images/image.ts'
import { Chip } from '#app/ui/chip.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Loading, Picture } from '#app/ui/smart-image.tsx'
import type { StencilProps } from '#app/ui/stencil.ts'
import { figureText } from './figures.tsx'
import { MacroFigures, macroTexts } from './macro-bar.tsx'
import { cardPicture, type MealCardData } from './meal-card-data.ts'
import { mealFolder } from './meal-path.ts'

type CardShape = {
  loading: Loading
  /** How wide the card is shown, in the words of the `sizes` attribute. */
  sizes: string
}

export type MealCardProps = StencilProps<CardShape, ReturnType<typeof cardTexts>>

/** A meal in a grid. Its link is the title, stretched over the whole card. */
export function MealCard({ shape, texts }: MealCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-2">
      <div className="relative overflow-hidden">
        <Picture
          set={texts}
          src={texts.src}
          alt={texts.title}
          sizes={shape.sizes}
          loading={shape.loading}
          className="aspect-4/3 transition-transform duration-250 group-hover:scale-103"
        />
        <p className="absolute bottom-0 left-0 rounded-tr-card bg-surface pt-1 pr-4 pl-4 font-semibold font-serif text-xl tabular-nums">
          {texts.calories}
          <span className="font-normal font-sans text-muted text-sm">&nbsp;cal</span>
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
            to={mealFolder + texts.address}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            {texts.title}
          </Link>
        </h3>
        <p className="mt-2 mb-4 flex flex-wrap gap-1.5">
          <Chip>{texts.mealType}</Chip>
          {texts.category && <Chip>{texts.category}</Chip>}
        </p>
        <MacroFigures texts={texts} className="mt-auto" />
      </div>
    </article>
  )
}

/** The texts of a meal's card. `files` stand for those of its own image. */
export function cardTexts(meal: MealCardData, files?: ImageFiles | null) {
  const { set, src } = cardPicture(meal)
  const picture = files ?? set
  return {
    title: meal.title,
    address: encodeURIComponent(meal.slug),
    src,
    webp: picture?.webp ?? '',
    avif: picture?.avif ?? '',
    placeholder: picture?.placeholder ?? '',
    width: String(picture?.width ?? ''),
    height: String(picture?.height ?? ''),
    calories: figureText(meal.calories),
    mealType: meal.mealType ?? 'Meal',
    category: meal.category ?? '',
    ...macroTexts(meal),
  }
}
