import { Figure, figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import type { CalorieRange } from '#app/nutrition/nutrition.ts'

type Props = { calories: number; range: CalorieRange | null | undefined }

/** The calories of one serving, with their range. */
export function CaloriesLine({ calories, range }: Props) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="font-semibold font-serif text-2xl">
        <span className="font-normal font-sans text-base text-muted">about </span>
        <Figure value={calories} unit={nutrientWords.calories.unit} />
      </span>
      {range && (
        <span className="text-muted">
          ({figureText(range.calories.low)} to {figureText(range.calories.high)}) for one serving
        </span>
      )}
    </p>
  )
}
