import { LRUCache } from 'lru-cache'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderFragments } from './render-context.ts'

/** Characters of HTML and keys that the cache holds; a card and its key have about 3,000. */
const defaultSize = 8_000_000

/** An LRU cache of rendered components, by their props. */
export function createFragmentCache(maxSize = defaultSize): RenderFragments {
  const numbers = new Map<unknown, number>()
  const kept = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  return (component, all) => {
    const number = numbers.get(component) ?? numbers.size
    numbers.set(component, number)
    let html = ''
    for (const props of all) {
      const key = number + JSON.stringify(props)
      let fragment = kept.get(key)
      if (fragment === undefined) {
        fragment = renderFragment(component, props)
        kept.set(key, fragment)
      }
      html += fragment
    }
    return html
  }
}

function renderFragment<Props extends object>(component: ComponentType<Props>, props: Props) {
  const html = renderToString(createElement(component, props))
  if (madeId.test(html)) throw new Error(`${component.name} is cached and makes ids: ${html}`)
  if (html.startsWith('<link')) {
    throw new Error(`${component.name} is cached and asks the head for something: ${html}`)
  }
  return html
}

/** An id made by React (useId), which would be different within the page. */
const madeId = / (?:id|for|aria-[a-z]+)="[^"]*_R_/
