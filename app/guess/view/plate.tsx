import { useEffect, useRef } from 'react'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { GuessMeal } from '../guess-round.ts'
import { Answer } from './answer.tsx'
import { GuessForm } from './guess-form.tsx'

type Props = {
  meal: GuessMeal
  number: number
  plates: number
  /** The guess whose answer is shown; null before it. */
  guess: number | null
  onGuess: (calories: number) => void
  onNext: () => void
}

/** One plate of a round, with the question or its answer. */
export function Plate({ meal, number, plates, guess, onGuess, onNext }: Props) {
  const { plate, heading } = useFocusOnChange(number)
  return (
    <div ref={plate} className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
      <div className="relative self-start overflow-hidden rounded-card max-lg:-mx-5 max-lg:rounded-none">
        <SmartImage
          set={meal.image}
          src={meal.imageUrl}
          alt={meal.title}
          sizes="(min-width: 77.5rem) 576px, (min-width: 64rem) 46vw, 94vw"
          loading="eager"
          className="aspect-3/2 lg:aspect-square"
        />
      </div>
      <div className="min-w-0">
        <p className="text-muted tabular-nums">
          Plate {number} of {plates}
        </p>
        <h2 ref={heading} tabIndex={-1} className="mt-1 mb-5 text-2xl outline-none">
          {meal.title}
        </h2>
        {guess === null ? (
          <GuessForm onGuess={onGuess} />
        ) : (
          <Answer meal={meal} guess={guess} isLast={number === plates} onNext={onNext} />
        )}
      </div>
    </div>
  )
}

/**
 * The focus moves to the heading with each further plate, because the button of the one before is gone, and the
 * plate comes into sight with its question.
 */
function useFocusOnChange(number: number) {
  const plate = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(number)
  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    heading.current?.focus({ preventScroll: true })
    plate.current?.scrollIntoView({ block: 'nearest' })
  }, [number])
  return { plate, heading }
}
