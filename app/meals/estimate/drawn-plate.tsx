import { drawnCaption, noDrawing } from '#app/images/drawn/drawn-text.ts'
import { plateSide } from '#app/images/on-demand/plate-address.ts'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { type Drawing, useDrawnPlate } from './use-drawn-plate.ts'

type Props = {
  drawing: Drawing
  /** The words that the first drawing shows; null when they are not known. */
  drawn: string[] | null
}

/** The plate as drawn from the words. The figures never wait for it. */
export function DrawnPlate({ drawing, drawn }: Props) {
  const { shown, busy, failed, broken, onBroken } = useDrawnPlate(drawing, drawn)
  return (
    <figure>
      <div
        aria-busy={busy}
        className="flex aspect-4/3 items-center justify-center overflow-hidden rounded-t-card bg-line/40 text-muted"
      >
        {broken ? (
          <EmptyPlate className="w-1/3 max-w-32" />
        ) : (
          <img
            key={shown.mended}
            ref={(image) => {
              // The image may have failed before the page was hydrated.
              if (image?.complete && image.naturalWidth === 0) onBroken()
            }}
            src={shown.src}
            alt={shown.drawn?.length === 0 ? noDrawing : shown.alt}
            width={plateSide}
            height={plateSide}
            decoding="async"
            className={joinClasses(
              'size-full object-cover transition-opacity',
              busy && 'opacity-60',
            )}
            onError={onBroken}
          />
        )}
      </div>
      {/* It has its room from the start, so that nothing moves when its words come. */}
      <figcaption className="min-h-8 break-words px-4 pt-3 text-sm sm:px-8">
        {!broken && shown.drawn && drawnCaption(shown.drawn)}
      </figcaption>
      {failed && (
        <p className="px-4 pt-3 text-muted text-sm sm:px-8">
          {broken
            ? 'The plate could not be drawn just now. The figures are complete.'
            : 'This plate could not be drawn just now: the picture is of the one before.'}
        </p>
      )}
    </figure>
  )
}
