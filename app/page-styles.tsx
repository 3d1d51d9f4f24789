import { useContext } from 'react'
import { StylesContext } from './styles-context.ts'

const id = 'styles'

/** Read back, so that the styles outlive a page that the browser has to draw anew. */
const broughtAlong =
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.textContent ?? '')

/** The styles inside the page: a file of their own would keep its first paint waiting. */
export function PageStyles() {
  const styles = useContext(StylesContext) || broughtAlong
  return (
    <style id={id} suppressHydrationWarning>
      {styles}
    </style>
  )
}
