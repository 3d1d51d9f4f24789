import { useContext } from 'react'
import { RenderContext } from './render-context.ts'

const stylesId = 'styles'

/** Read back, so that the styles outlive a page that the browser has to draw again. */
const broughtAlong =
  typeof document === 'undefined' ? '' : (document.getElementById(stylesId)?.textContent ?? '')

/**
 * The styles of public pages inside the page: a file of their own would keep its first paint waiting. The code of
 * the browser does not hold them.
 */
export function PageStyles() {
  const styles = useContext(RenderContext)?.styles ?? broughtAlong
  return (
    <style
      id={stylesId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet.
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  )
}
