import { Figure } from '#app/nutrition/figures.tsx'
import { isModelFigured } from '#app/nutrition/model-figures.ts'
import type { Item } from '#app/nutrition/nutrition.ts'

/** The foods that were recognised, the words that each was read from, and how certain that is. */
export function ItemCertainties({ items }: { items: Item[] }) {
  if (items.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="font-sans font-semibold text-base">Detected ingredients</h3>
      <table className="mt-1 w-full">
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              Food
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Certainty
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Amount
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Energy
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={`${item.foodId} ${item.text} ${item.grams}`}
              className="border-line border-b align-baseline last:border-b-0"
            >
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {item.food}
                {isModelFigured(item) && (
                  <span className="block font-normal text-muted text-sm">
                    figures by the vision model
                  </span>
                )}
                {item.text.toLowerCase() !== item.food.toLowerCase() && (
                  <span className="block font-normal text-muted text-sm">from “{item.text}”</span>
                )}
              </th>
              <td className="py-2 pr-3 text-right tabular-nums">
                {Math.round(item.confidence * 100)}&thinsp;%
              </td>
              <td className="py-2 pr-3 text-right">
                <Figure value={Math.round(item.grams)} unit="g" />
                {item.gramsAssumed && <span className="block text-muted text-sm">assumed</span>}
              </td>
              <td className="py-2 text-right">
                <Figure value={item.nutritionData.calories} unit="kcal" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
