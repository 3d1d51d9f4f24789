import type { Image } from '#app/images/image.ts'
import { tileProgress } from '#app/images/tray/image-tray.ts'
import { dayOf, nameOfImage, originWords } from '#app/images/tray/image-words.ts'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'

type Props = { image: Image; timedOut: boolean }

/** The image, or the progress of making it, and the prompt that it was made from. */
export function ImageFacts({ image, timedOut }: Props) {
  return (
    <section
      aria-labelledby="image-heading"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <Picture image={image} timedOut={timedOut} />
      <div className="p-5">
        <h2 id="image-heading" className="text-lg">
          {nameOfImage(image)}
        </h2>
        <dl className="mt-3">
          {factsOf(image).map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-line border-t py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 text-right tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Picture({ image, timedOut }: Props) {
  if (image.url) {
    return (
      <SmartImage
        set={image.files}
        src={image.url}
        alt={nameOfImage(image)}
        sizes="(min-width: 64rem) 26rem, 100vw"
        loading="eager"
        className="aspect-square"
      />
    )
  }
  const failed = image.imageUrl === 'failed'
  return (
    <div
      role="status"
      className="flex aspect-square flex-col items-center justify-center gap-5 bg-sunken px-8 text-center"
    >
      <EmptyPlate className="w-2/5 text-muted" />
      {failed && <p className="font-medium">{image.error || 'Image unavailable'}</p>}
      {!failed && timedOut && <p className="font-medium">Image is not ready for analysis yet</p>}
      {!failed && !timedOut && (
        <ProgressBar
          value={tileProgress({ image })}
          label="Generating"
          className="w-full max-w-60"
        />
      )}
    </div>
  )
}

function factsOf(image: Image): [string, string][] {
  const { model, seed, width, height } = image
  return [
    ['Origin', originWords(image)],
    ...(model ? [['Model', model] as [string, string]] : []),
    ...(seed === null ? [] : [['Seed', String(seed)] as [string, string]]),
    ...(width && height ? [['Size', `${width} × ${height} px`] as [string, string]] : []),
    ['Made on', dayOf(image)],
  ]
}
