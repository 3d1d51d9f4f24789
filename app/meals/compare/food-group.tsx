import { Figure } from '#app/nutrition/figures.tsx'
import { type FoodRow, shownGrams } from './compared-meal.ts'

type Props = { title: string; rows: FoodRow[]; columns: number }

/** Rows of foods under a heading of their own; nothing without foods. */
export function FoodGroup({ title, rows, columns }: Props) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          {row.grams.map((grams, index) => (
            <td key={columnKey(index)}>
              <Amount grams={grams} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The grams of a food in a meal; null where only its name is known, undefined in a meal without it. */
function Amount({ grams }: { grams: FoodRow['grams'][number] }) {
  if (grams === undefined) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">none</span>
      </span>
    )
  }
  if (grams === null) return 'some'
  return (
    <>
      <span data-figures>
        <Figure value={shownGrams(grams)} unit="g" />
      </span>
      <span data-calm-only>some</span>
    </>
  )
}

const columnKey = (index: number) => `meal ${index}`
