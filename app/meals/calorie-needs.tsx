import { figureText } from './figures.tsx'

type Range = { low: number; high: number }

/** Daily energy of adults in kcal by how active they are. */
export const calorieNeeds: { activity: string; hint: string; men: Range; women: Range }[] = [
  {
    activity: 'Sedentary',
    hint: 'mostly sitting',
    men: { low: 2000, high: 2400 },
    women: { low: 1600, high: 2000 },
  },
  {
    activity: 'Moderate',
    hint: 'some walking each day',
    men: { low: 2200, high: 2800 },
    women: { low: 1800, high: 2200 },
  },
  {
    activity: 'Active',
    hint: 'much walking or sport',
    men: { low: 2400, high: 3000 },
    women: { low: 2000, high: 2400 },
  },
]

/** What a day may hold, to hold the meal's calories against. */
export function CalorieNeeds() {
  return (
    <section aria-labelledby="needs-heading">
      <h2 id="needs-heading" className="text-xl">
        Daily calorie needs
      </h2>
      <p className="mt-1 text-muted text-sm">
        A rough guide for adults, in calories a day. Your own needs may differ.
      </p>
      <table className="mt-4 w-full">
        <thead>
          <tr className="border-line border-y text-muted text-sm">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              Activity
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              Men
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Women
            </th>
          </tr>
        </thead>
        <tbody>
          {calorieNeeds.map((row) => (
            <tr key={row.activity} className="border-line border-b align-baseline">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium">
                {row.activity}
                <span className="block font-normal text-muted text-sm">{row.hint}</span>
              </th>
              <td className="whitespace-nowrap py-2.5 pr-4 text-right">{rangeText(row.men)}</td>
              <td className="whitespace-nowrap py-2.5 text-right">{rangeText(row.women)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const rangeText = ({ low, high }: Range) => `${figureText(low)}–${figureText(high)}`
