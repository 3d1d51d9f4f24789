import { Skeleton } from '../skeleton.tsx'

/** Placeholder for a table of pictures and names while it loads; `what` is listed, in the plural. */
export function LoadingRows({ what }: { what: string }) {
  return (
    <div role="status">
      <span className="sr-only">Loading {what}</span>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex items-center gap-4 border-line border-b p-4 last:border-b-0">
          <Skeleton className="size-12 shrink-0 rounded-field" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="ml-auto h-5 w-1/5 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
