import { useCached } from '#app/render/use-cached.tsx'
import { ChipLink, ChipRow } from '#app/ui/forms/chip.tsx'
import type { Category } from '../meal.ts'
import { type BoundName, type CatalogueQuery, catalogueHref } from './catalogue-query.ts'

/** The categories that are diets, of those that a site has. */
const diets = ['Keto', 'Vegan', 'Vegetarian', 'Mediterranean', 'Gluten-free']

/** Bounds of figures for one serving, as one choice. */
const bounds: { name: BoundName; value: string; text: string }[] = [
  { name: 'maxCalories', value: '400', text: 'Up to 400 kcal' },
  { name: 'minProtein', value: '25', text: 'High protein: 25 g or more' },
  { name: 'minFiber', value: '8', text: 'High fiber: 8 g or more' },
]

type Props = { query: CatalogueQuery; categories: Category[]; pathType: string }

/** Diets and bounds of figures as links, each of which adds or removes one filter. */
export function CatalogueChips({ query, categories, pathType }: Props) {
  // Without what makes no difference, by which the server would cache the same HTML again.
  const same = { query: { ...query, page: 1 }, pathType }
  const shown = categories.filter(({ name }) => diets.includes(name))
  const content = useCached(Chips, [{ key: 'chips', ...same, categories: shown }])
  return <div className="mt-1 print:hidden" {...content} />
}

function Chips({ query, categories, pathType }: Props) {
  const toggle = (name: 'category' | BoundName, value: string) => {
    const chosen = query[name] === value
    const to = catalogueHref({ ...query, [name]: chosen ? '' : value }, pathType)
    return { to, chosen, preventScrollReset: true }
  }
  return (
    <ChipRow label="Diets and figures">
      {categories.map(({ _id, name }) => (
        <ChipLink key={_id} {...toggle('category', _id)}>
          {name}
        </ChipLink>
      ))}
      {bounds.map(({ name, value, text }) => (
        <span key={name} data-figures>
          <ChipLink {...toggle(name, value)}>{text}</ChipLink>
        </span>
      ))}
    </ChipRow>
  )
}
