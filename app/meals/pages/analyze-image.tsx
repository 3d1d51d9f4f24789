import { useState } from 'react'
import { Link as StatefulLink } from 'react-router'
import type { Image } from '#app/images/image.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ImageFacts } from '../analyze-image/image-facts.tsx'
import { ImageFigures } from '../analyze-image/image-figures.tsx'
import { ImageMeals } from '../analyze-image/image-meals.tsx'
import { type ShownImage, useShownImage } from '../analyze-image/use-shown-image.ts'
import type { Route } from './+types/analyze-image.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Image Analysis · ${siteInfoFrom(matches).name}` }]
}

/** One image: what it was made from, what is on it, which meals show it. */
export default function AnalyzeImagePage({ params }: Route.ComponentProps) {
  const { state, reload } = useShownImage(params.id)
  return (
    <>
      <h1 className="mb-6 text-2xl">Image Analysis</h1>
      {state.phase === 'shown' ? (
        <Analysis key={state.image._id} image={state.image} timedOut={state.timedOut} />
      ) : (
        <Unshown phase={state.phase} onRetry={reload} />
      )}
    </>
  )
}

type Props = { image: Image; timedOut: boolean }

function Analysis({ image, timedOut }: Props) {
  const [ingredients, setIngredients] = useState('')
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-8">
        <ImageFacts image={image} timedOut={timedOut} />
        {image.url && (
          <StatefulLink
            to={`/admin/create?image=${image._id}`}
            state={{ ingredients }}
            className={buttonClasses('primary')}
          >
            Make a meal of it
          </StatefulLink>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <ImageFigures image={image} ingredients={ingredients} onIngredients={setIngredients} />
        <ImageMeals imageId={image._id} />
      </div>
    </div>
  )
}

type UnshownProps = { phase: Exclude<ShownImage['phase'], 'shown'>; onRetry: () => void }

function Unshown({ phase, onRetry }: UnshownProps) {
  if (phase === 'loading') {
    return (
      <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <span className="sr-only">Loading the image</span>
        <Skeleton className="aspect-square rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    )
  }
  const unknown = phase === 'unknown'
  return (
    <div role="alert" className="rounded-card border border-line bg-surface">
      <EmptyState
        title={unknown ? 'Image not found' : 'Failed to load the image. Please try again.'}
        hint={unknown ? 'It may have been deleted, or the address is not complete.' : undefined}
        action={
          unknown ? (
            <Link to="/admin/create" className={buttonClasses('secondary')}>
              Make a new image
            </Link>
          ) : (
            <Button onClick={onRetry}>Retry</Button>
          )
        }
      />
    </div>
  )
}
