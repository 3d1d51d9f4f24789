import { useEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { type ManageQuery, maxSearchLength, postStatuses } from './manage-query.ts'

type Change = Partial<Omit<ManageQuery, 'page'>>

type Props = {
  query: ManageQuery
  categories: string[]
  /** Leads to the first page of what is now asked for. */
  onChange: (change: Change, typed?: boolean) => void
}

/** Time without typing before the list follows, in ms. */
const quietTime = 300

/** Search, status and category of the post list. */
export function PostFilters({ query, categories, onChange }: Props) {
  return (
    <search className="mb-4 grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_10rem_12rem]">
      <SearchBox search={query.search} onSearch={(search) => onChange({ search }, true)} />
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

type SearchProps = { search: string; onSearch: (search: string) => void }

/** Follows the address, and leads it on once typing has stopped. */
function SearchBox({ search, onSearch }: SearchProps) {
  const [text, setText] = useState(search)
  const asked = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setText(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = useRef(onSearch)
  useEffect(() => {
    apply.current = onSearch
  })

  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (typed.trim() === asked.current) return
      asked.current = typed.trim()
      apply.current(asked.current)
    }, quietTime)
  }

  return (
    <Field label="Search blogs" hideLabel className="max-md:col-span-2">
      <TextInput
        type="search"
        value={text}
        placeholder="Search blogs..."
        maxLength={maxSearchLength}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}
