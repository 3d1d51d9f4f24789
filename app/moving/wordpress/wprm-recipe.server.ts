import { foreignTree, lineOf } from '#app/blog/importing/foreign-html.server.ts'
import { type PhpValue, phpList, phpText, readPhp } from './php-value.ts'
import type { WxrItem } from './wxr-rows.server.ts'

/** A recipe in the file of another program. */
export type Recipe = {
  title: string
  summary: string
  /** Lines such as `200 g rice, cooked`. */
  ingredients: string[]
  /** The same without remarks, which may name other foods. */
  foods: string[]
  steps: string[]
  /** How many people it is for; 1 when unknown. */
  servings: number
  /** The id of its attachment, or its address. */
  imageId: string
  imageUrl: string
  course: string
  isPublished: boolean
  createdAt: string | undefined
}

/** Text of HTML on one line. */
export const plain = (html: string) => lineOf(foreignTree(html))

/** A recipe of WP Recipe Maker, which keeps its parts in fields of its own. */
export function wprmRecipe({ fields, meta, terms }: WxrItem): Recipe {
  const ingredients = groupsOf(meta.wprm_ingredients, 'ingredients').flatMap(ingredientOf)
  return {
    title: plain(meta.wprm_name || fields.title || '').slice(0, 200) || 'Untitled',
    summary: plain(meta.wprm_summary || fields['content:encoded'] || ''),
    ingredients: ingredients.map(({ food, notes }) => [food, notes].filter(Boolean).join(', ')),
    foods: ingredients.map(({ food }) => food),
    steps: groupsOf(meta.wprm_instructions, 'instructions')
      .map((step) => plain(phpText(step, 'text')))
      .filter(Boolean),
    servings: servingsIn(meta.wprm_servings ?? ''),
    imageId: meta._thumbnail_id ?? '',
    imageUrl: '',
    course: terms.find(({ domain }) => domain === 'wprm_course')?.name ?? '',
    isPublished: (fields['wp:status'] ?? '') === 'publish',
    createdAt: timeOf(fields['wp:post_date_gmt'] || fields['wp:post_date'] || ''),
  }
}

/** The number in texts such as `4` and `4 to 6 people`; 1 when there is none. */
export function servingsIn(text: string): number {
  const found = Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.') ?? 1)
  return found > 0 && found <= 500 ? found : 1
}

/** A time of WordPress as ISO; undefined for its empty one. */
export function timeOf(text: string): string | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text.trim())
  if (!match || text.startsWith('0000')) return undefined
  const time = new Date(`${match[1]}T${match[2]}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** Entries are in groups, such as those for the sauce; in older versions without. */
function groupsOf(serialised: string | undefined, name: string) {
  return phpList(readPhp(serialised ?? '')).flatMap((group) => {
    const within = typeof group === 'object' && group !== null ? phpList(group[name]) : []
    return within.length > 0 ? within : [group]
  })
}

function ingredientOf(entry: PhpValue): { food: string; notes: string }[] {
  const [amount, unit, name] = ['amount', 'unit', 'name'].map((key) => plain(phpText(entry, key)))
  if (!name) return []
  const food = [amount, unit, name].filter(Boolean).join(' ')
  return [{ food, notes: plain(phpText(entry, 'notes')) }]
}
