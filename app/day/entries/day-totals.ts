import { deviationOfSum } from '#app/nutrition/calorie-range.ts'
import { type NutritionData, noNutrition, nutrients } from '#app/nutrition/foods/food-kinds.ts'
import type { CalorieRange } from '#app/nutrition/nutrition.ts'
import { roundNutrition } from '#app/nutrition/round-nutrition.ts'
import { type DayEntry, daysBack, entryFigures } from './day-entry.ts'
import { type Day, shiftDay } from './local-date.ts'

export type DayTotals = {
  figures: NutritionData
  /** The range of the calories; null if no entry has one. */
  range: CalorieRange | null
  /** True if only some of the entries have a range; the others count as exact. */
  partly: boolean
}

/** The figures of entries together. Their ranges are joined as those of the foods of one plate are. */
export function totalsOf(entries: DayEntry[]): DayTotals {
  const portions = entries.map(entryFigures)
  const sum = { ...noNutrition }
  for (const { figures } of portions) {
    for (const name of nutrients) sum[name] += figures[name]
  }
  const ranged = portions.filter(({ range }) => range !== null)
  return {
    figures: roundNutrition(sum),
    range: ranged.length > 0 ? joinRanges(sum.calories, portions) : null,
    partly: ranged.length > 0 && ranged.length < portions.length,
  }
}

type Portion = ReturnType<typeof entryFigures>

function joinRanges(total: number, portions: Portion[]): CalorieRange {
  const below = portions.map(({ figures, range }) =>
    range ? Math.max(figures.calories - range.calories.low, 0) : 0,
  )
  const above = portions.map(({ figures, range }) =>
    range ? Math.max(range.calories.high - figures.calories, 0) : 0,
  )
  const step = total < 300 ? 5 : 10
  const inSteps = (value: number) => Math.round(value / step) * step
  return {
    calories: {
      low: Math.min(inSteps(total - deviationOfSum(below)), total),
      high: Math.max(inSteps(total + deviationOfSum(above)), total),
    },
  }
}

/** The shown days with their calories and numbers of entries, today first. */
export function weekOf(entries: DayEntry[], today: Day) {
  return Array.from({ length: daysBack + 1 }, (_, back) => {
    const day = shiftDay(today, -back)
    const own = entries.filter((entry) => entry.day === day)
    return { day, count: own.length, calories: totalsOf(own).figures.calories }
  })
}
