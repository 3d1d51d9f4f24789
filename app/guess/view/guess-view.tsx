import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { plateOf } from '../play/progress.ts'
import { useGuess } from '../play/use-guess.ts'
import { Plate } from './plate.tsx'
import { Result } from './result.tsx'

/** A round of plates, from the first guess to the result. It needs JavaScript. */
export function GuessView() {
  const { progress, loaded, retry, guess, next, newRound } = useGuess()
  if (loaded.state === 'failed') return <Failure text={loaded.text} onRetry={retry} />
  if (!progress || loaded.state === 'loading') return <Loading />
  const { meals } = loaded
  const index = plateOf(progress, meals.length)
  const meal = meals[index]
  if (meals.length === 0) return <NoPlates />
  if (!meal) return <Result meals={meals} guesses={progress.guesses} onNewRound={newRound} />
  return (
    <Plate
      meal={meal}
      number={index + 1}
      plates={meals.length}
      guess={progress.answered ? (progress.guesses[index] ?? null) : null}
      onGuess={guess}
      onNext={next}
    />
  )
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={text} action={<Button onClick={onRetry}>Try again</Button>} />
    </div>
  )
}

const NoPlates = () => (
  <EmptyState
    title="No plates to guess yet"
    hint="A round needs meals with a picture and a receipt. Come back when some have been added, or estimate a plate of your own."
    action={
      <Link to="/estimate" className={buttonClasses('primary')}>
        Estimate a plate
      </Link>
    }
  />
)

const Loading = () => (
  <div className="noscript:hidden grid gap-x-12 gap-y-5 lg:grid-cols-2">
    <Skeleton className="aspect-3/2 w-full rounded-card lg:aspect-square" />
    <div>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="mt-3 h-9 w-3/4" />
      <Skeleton className="mt-5 h-52 w-full rounded-card" />
    </div>
  </div>
)
