import type { CSSProperties } from 'react'
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
  className?: string
}

/** Where the energy comes from: a thin bar in three colours over the same in words. */
export function MacroBar({ data, bare, className }: Props) {
  const shares = energyShares(data)
  return (
    <div className={className}>
      <div
        className={joinClasses('macro-bar rounded-full bg-line', bare ? 'h-2' : 'h-1')}
        style={barParts(shares)}
        aria-hidden="true"
      />
      {!bare && (
        <p className="mt-2 flex justify-between gap-2 text-muted text-sm tabular-nums">
          {macros.map((macro) => (
            <span key={macro} className="whitespace-nowrap">
              {`${shortNames[macro]} ${shares[macro]}%`}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Where two of the three colours end; nothing is coloured where there is no energy. */
function barParts({ carbohydrates, protein, fat }: Record<Macro, number>): CSSProperties {
  if (carbohydrates + protein + fat === 0) return { background: 'none' }
  const ends = { '--carbohydrates-end': carbohydrates, '--protein-end': carbohydrates + protein }
  return ends as CSSProperties
}
