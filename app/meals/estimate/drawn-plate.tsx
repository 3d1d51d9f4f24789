import { plateSide } from '#app/images/on-demand/plate-address.ts'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { type Drawing, useDrawnPlate } from './use-drawn-plate.ts'

/** The plate as drawn from the words. The figures never wait for it. */
export function DrawnPlate({ drawing }: { drawing: Drawing }) {
  const { shown, busy, failed, broken, onBroken } = useDrawnPlate(drawing)
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
            alt={shown.alt}
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
      {failed && (
        <figcaption className="px-4 pt-3 text-muted text-sm sm:px-8">
          {broken
            ? 'The plate could not be drawn just now. The figures are complete.'
            : 'This plate could not be drawn just now: the picture is of the one before.'}
        </figcaption>
      )}
    </figure>
  )
}
