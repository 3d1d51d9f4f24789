import { saveFile } from '#app/ui/browser/save-file.ts'
import { dayCsv } from './day-csv.ts'
import type { DayEntry } from './day-entry.ts'
import type { Day } from './local-date.ts'

/** Lets the browser save the entries as a CSV file named after today. */
export function exportEntries(entries: DayEntry[], today: Day): void {
  const file = new Blob([dayCsv(entries)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `my-day-${today}.csv`)
}
