import type { Page } from 'playwright-core'

/**
 * The texts on a page that are not fully readable: outside the window, or in a box that cuts them off or
 * scrolls horizontally. Elements that scroll by design and texts that end with an ellipsis are excluded.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const frame = frameOf(parent)
        if (line.width > 1 && (line.right > frame.right + 1 || line.left < frame.left - 1)) {
          cut.add(
            `${node.textContent.trim()} (${Math.round(line.left)} to ${Math.round(line.right)})`,
          )
        }
      }
    }
    return [...cut]

    function isSeen(element: Element) {
      if (element.closest('.sr-only, .chip-row, script, style, noscript, select, svg')) return false
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }

    /** The area in which the text is visible: the window without what surrounding boxes cut off. */
    function frameOf(element: Element) {
      const frame = { left: 0, right: window.innerWidth }
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, textOverflow, position, width } = getComputedStyle(box)
        // For screen readers only, or shortened with an ellipsis.
        const isMeant = textOverflow === 'ellipsis' || (position === 'absolute' && width === '1px')
        if (isMeant) return { left: -Infinity, right: Infinity }
        if (overflowX === 'visible') continue
        const { left, right } = box.getBoundingClientRect()
        frame.left = Math.max(frame.left, left)
        frame.right = Math.min(frame.right, right)
      }
      return frame
    }
  })
