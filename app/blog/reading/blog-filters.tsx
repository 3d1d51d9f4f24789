import { ChipLink, ChipRow } from '#app/ui/forms/chip.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLiveForm } from '#app/ui/forms/use-live-form.ts'
import { type BlogQuery, blogFields, blogHref, readBlogQuery } from './blog-query.ts'

type Props = { query: BlogQuery; categories: string[] }

/** Search, category and tag: a plain GET form and links; JavaScript only makes them faster. */
export function BlogFilters({ query, categories }: Props) {
  const form = useLiveForm({ query, fields: blogFields, read: readBlogQuery, href: blogHref })
  return (
    <search className="print:hidden">
      <form
        {...form}
        action="/blogs"
        method="get"
        autoComplete="off"
        className="flex flex-wrap gap-2.5 sm:flex-nowrap"
      >
        <SearchField
          label="Search articles"
          placeholder="Search articles"
          search={query.search}
          className="w-full min-w-0"
        />
        <CategorySelect query={query} categories={categories} />
        {query.tag && <input type="hidden" name="tag" value={query.tag} />}
      </form>
      <div className="mt-4">
        <ChipRow label="Categories">
          <ChipLink
            to={blogHref({ ...query, category: '', page: 1 })}
            chosen={!query.category}
            preventScrollReset
          >
            All Posts
          </ChipLink>
          {categories.map((name) => (
            <ChipLink
              key={name}
              to={blogHref({ ...query, category: name, page: 1 })}
              chosen={isChosen(query, name)}
              preventScrollReset
            >
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
    </search>
  )
}

const isChosen = ({ category }: BlogQuery, name: string) =>
  category.toLowerCase() === name.toLowerCase()

function CategorySelect({ query, categories }: Props) {
  const chosen = categories.find((name) => isChosen(query, name)) ?? query.category
  return (
    <Field label="Category" hideLabel className="w-full sm:w-56 sm:shrink-0">
      <Select name="category" defaultValue={chosen}>
        <option value="">All Categories</option>
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
        {chosen && !categories.includes(chosen) && <option>{chosen}</option>}
      </Select>
    </Field>
  )
}
