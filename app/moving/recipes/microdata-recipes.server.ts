import {
  findElement,
  type HtmlElement,
  type HtmlNode,
  lineOf,
} from '#app/blog/converting/html-tree.ts'
import { foreignTree } from '#app/blog/importing/foreign-html.server.ts'
import { cut } from '#platform/text/cut.ts'
import { type Recipe, servingsIn } from './recipe.server.ts'

/** The attributes by which a text says what its parts are. */
const attributes = ['itemprop', 'itemscope', 'itemtype', 'content']

/** The recipes that a text describes by attributes of its elements (microdata), as many themes and plugins do. */
export function microdataRecipes(html: string): Recipe[] {
  // Other texts, nearly all, are not parsed for it.
  if (!html.includes('itemprop') || !/schema\.org\/Recipe\b/i.test(html)) return []
  return recipesIn(foreignTree(html, { attributes, tags: ['meta', 'link'] })).flatMap((element) => {
    const recipe = recipeOf(propertiesOf(element.children))
    return recipe ? [recipe] : []
  })
}

function recipesIn(nodes: HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const types = node.attributes.itemtype?.split(/\s+/) ?? []
    const isRecipe = types.some((type) => /schema\.org\/Recipe$/i.test(type))
    return isRecipe ? [node] : recipesIn(node.children)
  })
}

/** True for a thing, which is of some type or of none. */
const isThing = ({ attributes: { itemscope, itemtype } }: HtmlElement) =>
  itemscope !== undefined || itemtype !== undefined

type Properties = Map<string, HtmlElement[]>

/** The elements with a property, by its name; those of things inside, such as an author, are theirs. */
function propertiesOf(nodes: HtmlNode[], found: Properties = new Map()): Properties {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const names = node.attributes.itemprop?.trim().split(/\s+/) ?? []
    for (const name of names) {
      const others = found.get(name)
      if (others) others.push(node)
      else found.set(name, [node])
    }
    if (!isThing(node)) propertiesOf(node.children, found)
  }
  return found
}

function recipeOf(properties: Properties): Recipe | null {
  const all = (...names: string[]) => names.flatMap((name) => properties.get(name) ?? [])
  const first = (...names: string[]) =>
    all(...names)
      .map(textIn)
      .find(Boolean) ?? ''
  const title = cut(first('name'), 200)
  if (!title) return null
  const ingredients = all('recipeIngredient', 'ingredients').flatMap(linesOf)
  return {
    title,
    summary: first('description'),
    ingredients,
    foods: ingredients,
    steps: all('recipeInstructions').flatMap(linesOf),
    servings: servingsIn(first('recipeYield', 'yield')),
    imageId: '',
    imageUrl: all('image').flatMap(addressesOf).find(isOnTheWeb) ?? '',
    course: first('recipeCategory'),
    isPublished: false,
    createdAt: undefined,
  }
}

const textIn = ({ attributes, children }: HtmlElement) =>
  attributes.content?.trim() || lineOf(children)

/** The entries of a list or the paragraphs in the element, or else its own text. */
function linesOf(element: HtmlElement): string[] {
  for (const tag of ['li', 'p']) {
    const lines = allOf(element.children, tag).map((part) => lineOf(part.children))
    if (lines.some(Boolean)) return lines.filter(Boolean)
  }
  return [textIn(element)].filter(Boolean)
}

const allOf = (nodes: HtmlNode[], tag: string): HtmlElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === tag ? [node] : allOf(node.children, tag)
  })

/** The addresses of a picture, the likeliest first: its own, what it says of itself, and what is within it. */
function addressesOf(element: HtmlElement): string[] {
  const said = propertiesOf(element.children)
  const within = [
    findElement(element.children, ({ attributes }) => hasSource(attributes)),
    findElement(element.children, (one) => addressesIn(one).some(isOnTheWeb)),
  ]
  const own = [element, ...(said.get('contentUrl') ?? []), ...(said.get('url') ?? [])]
  return [...own, ...within].flatMap((one) => (one ? addressesIn(one) : []))
}

const hasSource = (attributes: HtmlElement['attributes']) =>
  Boolean(attributes.src || attributes['data-src'])

const addressesIn = ({ attributes }: HtmlElement): string[] =>
  ['src', 'data-src', 'content', 'href'].map((name) => attributes[name] ?? '')

const isOnTheWeb = (address: string) => /^https?:/.test(address)
