import { useEffect, useRef } from 'react'
import { changedWords, type Span } from './changed-words.ts'

/** The name of the marks in changed-words.css. */
const name = 'changed-words'

/**
 * Marks the words that differ between the two versions of each choice, which are found by their `data-version` within
 * the returned element. The marks are ranges of the browser, so that what the versions show stays as readers see it.
 */
export function useMarkedWords() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || typeof Highlight === 'undefined') return
    const mark = () => CSS.highlights.set(name, new Highlight(...rangesIn(element)))
    mark()
    // Previews may show parts of their content later.
    const observer = new MutationObserver(mark)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      CSS.highlights.delete(name)
    }
  }, [])
  return place
}

function rangesIn(element: HTMLElement): Range[] {
  return [...element.querySelectorAll('fieldset')].flatMap((choice) => {
    const mine = choice.querySelector('[data-version=mine]')
    const theirs = choice.querySelector('[data-version=theirs]')
    if (!mine || !theirs) return []
    const [one, other] = [textIn(mine), textIn(theirs)]
    const [inMine, inTheirs] = changedWords(one.text, other.text)
    return [...inMine.map(rangeIn(one)), ...inTheirs.map(rangeIn(other))].filter(
      (range) => range !== null,
    )
  })
}

/** The text of an element with the position of each of its nodes. */
type Text = { text: string; nodes: { node: Node; start: number }[] }

function textIn(element: Element): Text {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text = { text: '', nodes: [] }
  let block: Element | null = null
  while (walker.nextNode()) {
    const node = walker.currentNode
    const own =
      node.parentElement?.closest('p, li, h1, h2, h3, h4, td, th, blockquote, pre') ?? null
    // Words of two blocks are not one word.
    if (found.text !== '' && own !== block) found.text += '\n'
    block = own
    found.nodes.push({ node, start: found.text.length })
    found.text += node.textContent ?? ''
  }
  return found
}

const rangeIn =
  ({ nodes }: Text) =>
  ({ start, end }: Span): Range | null => {
    const first = nodes.findLast((node) => node.start <= start)
    const last = nodes.findLast((node) => node.start < end)
    if (!first || !last) return null
    const range = document.createRange()
    range.setStart(first.node, start - first.start)
    range.setEnd(last.node, Math.min(end - last.start, last.node.textContent?.length ?? 0))
    return range
  }
