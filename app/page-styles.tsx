import { stylesSlot } from './page-slots.ts'

const stylesId = 'styles'

/** Read back, so that the styles outlive a page that the browser has to draw anew. */
const broughtAlong =
  typeof document === 'undefined' ? stylesSlot : document.getElementById(stylesId)?.textContent

/**
 * The styles inside the page: a file of their own would keep its first paint waiting. React writes a
 * slot, for the styles are the same bytes in every page and larger than most.
 */
export function PageStyles() {
  return (
    <style id={stylesId} suppressHydrationWarning>
      {broughtAlong}
    </style>
  )
}
