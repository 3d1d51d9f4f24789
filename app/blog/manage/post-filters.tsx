import { type ListQuery, maxSearchLength } from '#app/publishing/list-query.ts'
import { SearchBox } from '#app/ui/forms/search-box.tsx'
import { ListFilter, StatusFilter } from '#app/ui/lists/list-filter.tsx'

type Change = Partial<Omit<ListQuery, 'page'>>

type Props = {
  query: ListQuery
  categories: string[]
  /** Leads to the first page of what is now asked for. */
  onChange: (change: Change, typed?: boolean) => void
}

/** Search, status and category of the post list. */
export function PostFilters({ query, categories, onChange }: Props) {
  return (
    <search className="mb-4 grid grid-cols-2 gap-2.5 md:max-desk:*:first:col-span-2 desk:grid-cols-[minmax(0,1fr)_10rem_12rem]">
      <SearchBox
        what="blogs"
        search={query.search}
        maxLength={maxSearchLength}
        onSearch={(search) => onChange({ search }, true)}
      />
      <StatusFilter status={query.status} onChange={(status) => onChange({ status })} />
      <ListFilter
        label="Category"
        all="All Categories"
        value={query.category}
        options={[...new Set([...categories, query.category])]
          .filter(Boolean)
          .map((name) => ({ value: name, name }))}
        onChange={(category) => onChange({ category })}
      />
    </search>
  )
}
