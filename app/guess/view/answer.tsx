import { useEffect, useRef } from 'react'
import { mealPath } from '#app/meals/meal-path.ts'
import { figureText } from '#app/nutrition/figures.tsx'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { energyIn, rangeText } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { GuessMeal } from '../guess-round.ts'
import { differenceText, verdict } from '../play/rules.ts'
import { GuessScale } from './guess-scale.tsx'

type Props = { meal: GuessMeal; guess: number; isLast: boolean; onNext: () => void }

/** The answer to a guess: how near it was, and which foods have the calories. */
export function Answer({ meal, guess, isLast, onNext }: Props) {
  const units = useUnits()
  const answer = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the answer is longer than the question.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    answer.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={answer} aria-labelledby="answer" className="rounded-card bg-sunken p-4 sm:p-6">
      <h3 id="answer" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {verdict(guess, meal)}
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="font-semibold font-serif text-3xl">
          <Energy kcal={meal.calories} />
        </span>
        {meal.range && (
          <span className="text-muted">({rangeText({ calories: meal.range }, units)} likely)</span>
        )}
      </p>
      <p className="mt-1">
        You said <span className="font-semibold">{figureText(energyIn(units.energy, guess))}</span>,{' '}
        {differenceText(guess, meal, units)}.
      </p>
      <GuessScale meal={meal} guess={guess} />
      <Foods meal={meal} />
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={onNext}>{isLast ? 'See your round' : 'Next plate'}</Button>
        <Link to={mealPath(meal.slug)} className="text-link py-2">
          The whole receipt
        </Link>
      </div>
    </section>
  )
}

/** The foods with the most calories, each with a bar of its share. */
function Foods({ meal: { foods, calories } }: Pick<Props, 'meal'>) {
  return (
    <>
      <h4 className="mt-5 font-sans font-semibold text-base">Where the calories are</h4>
      <ul className="mt-2 grid gap-2">
        {foods.map((item) => (
          <li key={`${item.food} ${item.grams}`}>
            <p className="flex items-baseline justify-between gap-4 leading-6">
              <span className="min-w-0">
                {item.food}{' '}
                <span className="text-muted text-sm">{figureText(Math.round(item.grams))} g</span>
              </span>
              <Energy kcal={item.calories} />
            </p>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${Math.min(item.calories / calories, 1) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
