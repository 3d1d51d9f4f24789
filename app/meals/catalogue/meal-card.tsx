import type { ImageFiles } from '#app/images/image.ts'
import { Chip } from '#app/ui/forms/chip.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Loading, Picture } from '#app/ui/smart-image.tsx'
import type { StencilProps } from '#app/ui/stencil.ts'
import { figureText } from '../detail/figures.tsx'
import { barStyle, macroTexts, shortNames } from '../detail/macro-bar.tsx'
import { mealFolder } from '../meal-path.ts'
import { macros } from '../portions/energy.ts'
import { cardPicture, type MealCardData } from './meal-card-data.ts'

type CardShape = {
  loading: Loading
  /** How wide the card is shown, in the words of the `sizes` attribute. */
  sizes: string
}

export type MealCardProps = StencilProps<CardShape, ReturnType<typeof cardTexts>>

/** A meal in a grid. Its link is the title, stretched over the whole card. */
export function MealCard({ shape, texts }: MealCardProps) {
  return (
    <article className="card meal-card">
      <div className="meal-card-top">
        <Picture
          set={texts}
          src={texts.src}
          alt={texts.title}
          sizes={shape.sizes}
          loading={shape.loading}
        />
        <p className="meal-card-calories">
          {texts.calories}
          <span>&nbsp;cal</span>
        </p>
        <p className="meal-card-more" aria-hidden="true">
          View Details
          <ArrowRightIcon size={16} />
        </p>
      </div>
      <div className="meal-card-text">
        <h3>
          <Link to={mealFolder + texts.address}>{texts.title}</Link>
        </h3>
        <p className="meal-card-labels">
          <Chip>{texts.mealType}</Chip>
          {texts.category && <Chip>{texts.category}</Chip>}
        </p>
        <div className="macro-bar" style={barStyle(texts)} aria-hidden="true" />
        <p className="meal-card-shares">
          {macros.map((macro) => (
            <span key={macro}>{`${shortNames[macro]} ${texts[macro]}%`}</span>
          ))}
        </p>
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
