import type { Item } from '#app/nutrition/nutrition.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Figure } from '../figures.tsx'

type Props = { items: Item[]; names: string[] }

/** What was recognised, with what it was taken for and how sure that is; only names where that is all. */
export function AnalysisItems({ items, names }: Props) {
  return (
    <div className="mt-5">
      <h3 className="font-sans font-semibold text-base">Detected ingredients</h3>
      {items.length === 0 ? (
        <p className="mt-1">{names.join(', ')}</p>
      ) : (
        <ItemTable items={items} />
      )}
    </div>
  )
}

function ItemTable({ items }: { items: Item[] }) {
  return (
    <table className="mt-1 w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">Food</th>
          <th scope="col">Certainty</th>
          <th scope="col">Amount</th>
          <th scope="col">Energy</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr
            key={`${item.foodId} ${item.text}`}
            className="border-line border-b align-baseline last:border-b-0"
          >
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              {item.food}
              {item.confidence < 0.6 && (
                <span className="ml-2 text-muted text-sm">from “{item.text}”</span>
              )}
            </th>
            <td className="py-2 pr-3 text-right">
              {item.gramsAssumed && (
                <>
                  <span className="max-sm:hidden">
                    <Chip>assumed</Chip>
                  </span>
                  <span className="text-muted sm:hidden">assumed</span>
                </>
              )}
            </td>
            <td className="py-2 pr-3 text-right">
              <Figure value={Math.round(item.grams)} unit="g" />
            </td>
            <td className="py-2 text-right">
              <Figure value={item.nutritionData.calories} unit="kcal" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
