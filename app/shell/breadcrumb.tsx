import { Link } from '#app/ui/link.tsx'

/** A breadcrumb: home, and the page itself. */
export function Breadcrumb({ page }: { page: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-muted text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to="/" className="inline-block py-2 hover:text-ink hover:underline">
            Home
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  )
}
