import { CardEnergy } from '#app/nutrition/units/energy.tsx'
import { Chip } from '#app/ui/forms/chip.tsx'
import { ArrowRightIcon, CheckIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { type ImageSet, type Loading, Picture } from '#app/ui/smart-image.tsx'
import { MacroBar, shortNames } from '../detail/macro-bar.tsx'
import { mealPath } from '../meal-path.ts'
import { energyShares, macros } from '../portions/energy.ts'
import { cardPicture, type MealCardData } from './meal-card-data.ts'

type Props = {
  meal: MealCardData
  /** The picture to show; the meal's own by default. */
  picture?: { set: ImageSet | null; src: string }
  /** The width of the card, as in the `sizes` attribute. */
  sizes: string
  loading?: Loading
}

/** A meal in a grid. Its title is the link, stretched over the whole card. */
export function MealCard({ meal, picture = cardPicture(meal), sizes, loading }: Props) {
  const shares = energyShares(meal)
  return (
    <article className="card meal-card">
      <div className="meal-card-top">
        <Picture {...picture} alt={meal.alt || meal.title} sizes={sizes} loading={loading} />
        <p data-figures className="meal-card-calories">
          <CardEnergy kcal={meal.calories} />
        </p>
        <p className="meal-card-more" aria-hidden="true">
          View Details
          <ArrowRightIcon size={16} />
        </p>
      </div>
      <div className="meal-card-text">
        <h3>
          <Link to={mealPath(meal.slug)}>{meal.title}</Link>
        </h3>
        <p className="meal-card-labels">
          <Chip>{meal.mealType ?? 'Meal'}</Chip>
          {meal.category && <Chip>{meal.category}</Chip>}
        </p>
        {meal.checked && (
          <p className="meal-card-check">
            <CheckIcon size={14} />
            {meal.checked}
          </p>
        )}
        <MacroBar data={meal} />
        <p data-figures className="meal-card-shares">
          {macros.map((macro) => (
            <span key={macro}>{`${shortNames[macro]} ${shares[macro]}%`}</span>
          ))}
        </p>
      </div>
    </article>
  )
}
