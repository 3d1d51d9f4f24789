import { nutrientWords } from '#app/nutrition/figures.tsx'
import { nutrients } from '#app/nutrition/foods/food-kinds.ts'
import { csvLine } from '#platform/text/csv.ts'
import { type DayEntry, entryFigures } from './day-entry.ts'

/** Without it Excel would not read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The entries as a CSV file, the earliest day first; figures are those of the portion. */
export function dayCsv(entries: DayEntry[]): string {
  const names = nutrients.map((name) => `${nutrientWords[name].name} (${nutrientWords[name].unit})`)
  const heads = ['Date', 'Meal', 'Servings', ...names, 'Calories, low', 'Calories, high']
  const rows = entries
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((entry) => {
      const { figures, range } = entryFigures(entry)
      const { low = null, high = null } = range?.calories ?? {}
      const values = nutrients.map((name) => figures[name])
      return [entry.day, entry.title, entry.portion, ...values, low, high]
    })
  return byteOrderMark + [heads, ...rows].map(csvLine).join('')
}
