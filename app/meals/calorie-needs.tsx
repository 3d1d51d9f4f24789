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
export function CalorieNeeds({ calories }: { calories: number }) {
  return (
    <section aria-labelledby="needs-heading" className="mt-16 bg-sunken py-12 lg:mt-20 lg:py-16">
      <div className="page-width grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="max-w-[44ch]">
          <h2 id="needs-heading" className="text-xl">
            Daily calorie needs
          </h2>
          <p className="mt-3 text-muted">
            How much energy adults use in a day, in kcal, by how active they are. This meal has
            about <span className="font-semibold text-ink">{figureText(calories)}</span> of them.
          </p>
          <p className="mt-3 text-muted text-sm">A rough guide: your own needs may differ.</p>
        </div>
        <NeedsTable />
      </div>
    </section>
  )
}

function NeedsTable() {
  return (
    <table className="w-full self-start">
      <thead>
        <tr className="border-line border-b text-muted text-sm">
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
          <tr key={row.activity} className="border-line border-b align-baseline last:border-b-0">
            <th scope="row" className="py-2.5 pr-4 text-left font-medium">
              {row.activity}
              <span className="block font-normal text-muted text-sm">{row.hint}</span>
            </th>
            <td className="py-2.5 pr-4 text-right">{rangeText(row.men)}</td>
            <td className="py-2.5 text-right">{rangeText(row.women)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rangeText = ({ low, high }: Range) => `${figureText(low)}–${figureText(high)}`
