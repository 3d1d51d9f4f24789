import type { ListQuery } from '#app/publishing/managing/list-query.ts'
import { type ChangeFilters, ManagedFilters } from '#app/publishing/managing/managed-filters.tsx'
import { ListFilter } from '#app/ui/lists/list-filter.tsx'
import { listStatuses } from '#app/ui/lists/list-status.ts'
import { manageSorts } from './manage-query.ts'

type Props = { query: ListQuery; categories: string[]; onChange: ChangeFilters<ListQuery> }

/** Search, status, category and order of the post list. */
export function PostFilters({ query, categories, onChange }: Props) {
  return (
    <ManagedFilters
      what="blogs"
      query={query}
      statuses={listStatuses}
      onChange={onChange}
      className="md:max-desk:*:first:col-span-2 desk:grid-cols-[minmax(0,1fr)_10rem_12rem_12rem]"
    >
      <ListFilter
        label="Category"
        all="All Categories"
        value={query.category}
        options={[...new Set([...categories, query.category])]
          .filter(Boolean)
          .map((name) => ({ value: name, name }))}
        onChange={(category) => onChange({ category })}
      />
      <ListFilter
        label="Sort"
        all="Newest first"
        value={query.sort}
        options={manageSorts}
        onChange={(sort) => onChange({ sort })}
      />
    </ManagedFilters>
  )
}
