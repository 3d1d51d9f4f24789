import { cut } from '#platform/text/cut.ts'
import { plain, type Recipe, servingsIn } from '../recipes/recipe.server.ts'
import { type PhpValue, phpList, phpText, readPhp } from './php-value.ts'
import type { WxrItem } from './wxr-rows.server.ts'

/** A recipe of WP Recipe Maker, which keeps its parts in fields of its own. */
export function wprmRecipe({ fields, meta, terms }: WxrItem): Recipe {
  const ingredients = groupsOf(meta.wprm_ingredients, 'ingredients').flatMap(ingredientOf)
  return {
    title: cut(plain(meta.wprm_name || fields.title || ''), 200) || 'Untitled',
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
