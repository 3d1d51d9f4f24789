import { Link } from '../link.tsx'

type Props = {
  search: string
  /** What was searched for instead of what was typed; nothing is shown without it. */
  corrected?: string
  /** The address of the list of exactly what was typed. */
  exactHref: string
}

/** Says that the words of a search were corrected, and leads back to what was typed. */
export function SearchNote({ search, corrected, exactHref }: Props) {
  if (!corrected) return null
  return (
    <p role="status" className="mt-6">
      Showing results for <strong>{corrected}</strong>.{' '}
      <Link to={exactHref} className="text-accent">
        Search only for “{search}”
      </Link>
    </p>
  )
}
