import { Figure, figureText } from '#app/nutrition/figures.tsx'
import { energyIn } from './units.ts'
import { useUnits } from './use-units.ts'

type Props = {
  /** The energy in kcal. */
  kcal: number
}

/** An energy in the visitor's unit. */
export function Energy({ kcal }: Props) {
  const { energy } = useUnits()
  return <Figure value={energyIn(energy, kcal)} unit={energy} />
}

/** The energy on the card of a meal, which calls kilocalories "cal". */
export function CardEnergy({ kcal, unitClass }: Props & { unitClass?: string }) {
  const { energy } = useUnits()
  return (
    <>
      {figureText(energyIn(energy, kcal))}
      <span className={unitClass}>&nbsp;{energy === 'kJ' ? 'kJ' : 'cal'}</span>
    </>
  )
}
