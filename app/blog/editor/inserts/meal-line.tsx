import type { Meal } from '#app/meals/meal.ts'

/** Picture, title and calories of a meal in one line. */
export function MealLine({ meal }: { meal: Meal }) {
  return (
    <span className="flex items-center gap-3 text-left">
      {meal.imageUrl.startsWith('/') || meal.imageUrl.startsWith('http') ? (
        <img src={meal.imageUrl} alt="" className="size-12 shrink-0 rounded-field object-cover" />
      ) : (
        <span className="size-12 shrink-0 rounded-field bg-sunken" />
      )}
      <span className="min-w-0">
        <span className="block truncate font-semibold">{meal.title}</span>
        <span className="block text-muted text-sm tabular-nums">
          {`${meal.nutritionData.calories} cal · ${meal.mealType?.name ?? 'Meal'}`}
        </span>
      </span>
    </span>
  )
}
