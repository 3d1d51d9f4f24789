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

/** Whole percent of the energy by macro, as texts, and where the bar's second colour ends, if it has any. */
export type MacroTexts = Record<Macro | 'proteinEnd', string>

/** What `MacroFigures` shows of these figures. */
export function macroTexts(data: Pick<NutritionData, Macro>): MacroTexts {
  const { carbohydrates, protein, fat } = energyShares(data)
  return {
    carbohydrates: `${carbohydrates}`,
    protein: `${protein}`,
    fat: `${fat}`,
    proteinEnd: carbohydrates + protein + fat > 0 ? `${carbohydrates + protein}` : '',
  }
}

type Props = {
  /** Leaves the words out, where they stand beside the bar already. */
  bare?: boolean
  className?: string
}

/** Where the energy comes from: a thin bar in three colours over the same in words. */
export function MacroBar({ data, ...rest }: Props & { data: Pick<NutritionData, Macro> }) {
  return <MacroFigures texts={macroTexts(data)} {...rest} />
}

/** The bar and the words of shares that are known already. */
export function MacroFigures({ texts, bare, className }: Props & { texts: MacroTexts }) {
  return (
    <div className={className}>
      <div
        className={joinClasses('macro-bar rounded-full bg-line', bare ? 'h-2' : 'h-1')}
        style={barStyle(texts)}
        aria-hidden="true"
      />
      {!bare && (
        <p className="mt-2 flex justify-between gap-2 text-muted text-sm tabular-nums">
          {macros.map((macro) => (
            <span key={macro} className="whitespace-nowrap">
              {`${shortNames[macro]} ${texts[macro]}%`}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Where two of the three colours end; nothing is coloured where there is no energy. */
function barStyle({ carbohydrates, proteinEnd }: MacroTexts): CSSProperties {
  if (proteinEnd === '') return { background: 'none' }
  return { '--carbohydrates-end': carbohydrates, '--protein-end': proteinEnd } as CSSProperties
}
