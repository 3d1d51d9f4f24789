import { Field } from '#app/ui/field.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Select } from '#app/ui/select.tsx'
import { type ManageQuery, maxSearchLength, postStatuses } from './manage-query.ts'

type Change = Partial<Omit<ManageQuery, 'page'>>

type Props = {
  query: ManageQuery
  categories: string[]
  /** Leads to the first page of what is now asked for. */
  onChange: (change: Change, typed?: boolean) => void
}

/** Search, status and category of the post list. */
export function PostFilters({ query, categories, onChange }: Props) {
  return (
    <search className="mb-4 grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_10rem_12rem]">
      <SearchBox
        what="blogs"
        search={query.search}
        maxLength={maxSearchLength}
        onSearch={(search) => onChange({ search }, true)}
      />
      <Field label="Status" hideLabel>
        <Select
          value={query.status}
          onChange={({ target }) =>
            onChange({ status: postStatuses.find((status) => status === target.value) ?? '' })
          }
        >
          <option value="">All Statuses</option>
          <option value="published">Published</option>
          <option value="draft">Draft</option>
        </Select>
      </Field>
      <Field label="Category" hideLabel>
        <Select
          value={query.category}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          <option value="">All Categories</option>
          {[...new Set([...categories, query.category])].filter(Boolean).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  )
}
