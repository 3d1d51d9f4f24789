import type { NutritionData } from '#app/nutrition/nutrition.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { energyShares, type Macro, macros } from './energy.ts'

/** The background of a macro's colour. */
export const macroColours: Record<Macro, string> = {
  carbohydrates: 'bg-carbohydrates',
  protein: 'bg-protein',
  fat: 'bg-fat',
}

/** The macros' names where there is little room. */
export const shortNames: Record<Macro, string> = {
  carbohydrates: 'Carbs',
  protein: 'Protein',
  fat: 'Fat',
}

type Props = {
  data: Pick<NutritionData, Macro>
  /** Leaves the words out, where they stand beside the bar already. */
  bare?: boolean
}

/** Where the energy comes from: a thin bar in three colours over the same in words. */
export function MacroBar({ data, bare }: Props) {
  const shares = energyShares(data)
  return (
    <div>
      <div
        className={joinClasses(
          'flex gap-0.5 overflow-hidden rounded-full bg-line',
          bare ? 'h-2' : 'h-1',
        )}
        aria-hidden="true"
      >
        {macros.map((macro) => (
          <span
            key={macro}
            className={macroColours[macro]}
            style={{ width: `${shares[macro]}%` }}
          />
        ))}
      </div>
      {!bare && (
        <p className="mt-2 flex justify-between gap-2 text-muted text-sm tabular-nums">
          {macros.map((macro) => (
            <span key={macro} className="whitespace-nowrap">
              {shortNames[macro]} {shares[macro]}%
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
