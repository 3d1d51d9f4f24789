import { figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import { isToCome } from '#app/ui/picture-to-come.ts'
import type { Meal } from '../meal.ts'

type PictureProps = {
  meal: Pick<Meal, 'imageUrl' | 'imageAlt' | 'image' | 'title'>
  sizes: string
}

/** The picture of a meal, or nothing while there is none. */
export function MealPicture({ meal, sizes }: PictureProps) {
  const { imageUrl, imageAlt, image, title } = meal
  if (!imageUrl || isToCome(imageUrl)) return null
  return (
    <img
      srcSet={image?.webp || undefined}
      sizes={sizes}
      src={imageUrl}
      alt={imageAlt || title}
      width={image?.width ?? 1200}
      height={image?.height ?? 900}
    />
  )
}

/** The calories of a meal with their likely range. */
export function MealCalories({ meal: { nutritionData, range } }: { meal: Meal }) {
  return (
    <p className="calories">
      <strong>{figureText(nutritionData.calories)} kcal</strong>
      {range && (
        <span>
          {' '}
          likely {figureText(range.calories.low)} to {figureText(range.calories.high)}
        </span>
      )}
    </p>
  )
}

type FiguresProps = { meal: Meal; shown: readonly (keyof Meal['nutritionData'])[] }

/** Other figures as a list of terms. */
export function MealFigures({ meal, shown }: FiguresProps) {
  return (
    <dl>
      {shown.map((nutrient) => (
        <div key={nutrient}>
          <dt>{nutrientWords[nutrient].name}</dt>
          <dd>
            {figureText(meal.nutritionData[nutrient])} {nutrientWords[nutrient].unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
