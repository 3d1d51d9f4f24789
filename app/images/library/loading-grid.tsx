import { Skeleton } from '#app/ui/skeleton.tsx'

/** The CSS classes of a grid of images. */
export const imageGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4'

/** Shown in place of the images until the first page has loaded. */
export function LoadingGrid() {
  return (
    <div role="status">
      <span className="sr-only">Loading the images</span>
      <div className={imageGrid}>
        {['1', '2', '3', '4', '5', '6', '7', '8'].map((place) => (
          <Skeleton key={place} className="aspect-3/4 rounded-card" />
        ))}
      </div>
    </div>
  )
}
