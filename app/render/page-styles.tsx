import { useContext } from 'react'
import { RenderContext } from './render-context.ts'

const stylesId = 'styles'

/** Read from the page, so that the styles stay if React has to render the whole page again. */
const stylesInPage =
  typeof document === 'undefined' ? '' : (document.getElementById(stylesId)?.textContent ?? '')

/**
 * The styles of public pages, inside the page: a separate file would delay its first paint. They are not part of
 * the code for the browser.
 */
export function PageStyles() {
  const styles = useContext(RenderContext)?.styles ?? stylesInPage
  return (
    <style
      id={stylesId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet.
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  )
}
