import { useEffect, useRef } from 'react'
import { mealPath } from '#app/meals/meal-path.ts'
import { figureText } from '#app/nutrition/figures.tsx'
import { energyIn } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import type { GuessMeal } from '../guess-round.ts'
import { type Score, scoreOf } from '../play/rules.ts'

type Props = { meals: GuessMeal[]; guesses: number[]; onNewRound: () => void }

/** The end of a round: a score in kind words, the plates, and ways to share it and to go on. */
export function Result({ meals, guesses, onNewRound }: Props) {
  const { name } = useSiteInfo()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const score = scoreOf(guesses, meals)
  return (
    <section aria-labelledby="result" className="mx-auto max-w-2xl">
      <h2 id="result" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {score.words}
      </h2>
      <p className="mt-3 text-lg">
        On average you were {100 - score.percent}% away, {withinText(score)}.
      </p>
      <ResultTable meals={meals} guesses={guesses} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onNewRound}>New round</Button>
        <Button look="secondary" onClick={() => sharePicture(name, score, { meals, guesses })}>
          Share as a picture
        </Button>
        <ShareButton title={`${name}: guess first`} />
      </div>
      <p className="mt-4 text-muted text-sm">
        The link of this page opens the same plates for somebody else. Your guesses are kept in this
        tab only.
      </p>
    </section>
  )
}

function ResultTable({ meals, guesses }: Pick<Props, 'meals' | 'guesses'>) {
  const { energy } = useUnits()
  const text = (kcal: number) => figureText(energyIn(energy, kcal))
  return (
    <table className="mt-6 w-full tabular-nums">
      <caption className="sr-only">The plates of this round, in {energy}</caption>
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            Plate
          </th>
          <th scope="col" className="px-2 py-2 text-right font-medium">
            Guess
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-medium">
            Estimate
          </th>
        </tr>
      </thead>
      <tbody>
        {meals.map((meal, index) => (
          <tr key={meal.slug} className="border-line border-b align-baseline">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal leading-6">
              <Link to={mealPath(meal.slug)} className="text-link">
                {meal.title}
              </Link>
            </th>
            <td className="px-2 py-2.5 text-right">{text(guesses[index] ?? 0)}</td>
            <td className="py-2.5 pl-2 text-right font-semibold">{text(meal.calories)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const withinText = ({ within, plates }: Score) =>
  within === 0
    ? `over ${plates === 1 ? 'one plate' : `${plates} plates`}`
    : `and ${within} of ${plates} guesses lay within the range`

type Round = Pick<Props, 'meals' | 'guesses'>

/** The picture is drawn in the browser, by code that is loaded for it. */
async function sharePicture(siteName: string, score: Score, round: Round): Promise<void> {
  try {
    const { shareResult } = await import('../share/share-result.ts')
    await shareResult(siteName, score, round)
  } catch (error) {
    console.warn('The picture of the round could not be made', error)
    showErrorToast('The picture could not be made. Try again, or share the link.')
  }
}
