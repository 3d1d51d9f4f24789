import { type ComponentType, lazy, Suspense } from 'react'
import type { PanelProps } from './cookie-panel.tsx'
import { useCookieBanner } from './cookie-settings.ts'

/** Not loaded for visitors who have answered already. */
const CookiePanel = lazy<ComponentType<PanelProps>>(() =>
  import('./cookie-panel.tsx').catch(withoutPanel),
)

type Props = {
  /** Part of the page content, instead of floating over the bottom of the page. */
  inFlow?: boolean
}

/**
 * Asks once what the visitor allows, and again when opened from the footer. Only the browser knows the answer,
 * so that the page is the same for everyone. Without JavaScript nothing is stored, and nothing is asked.
 */
export function CookieBanner({ inFlow = false }: Props) {
  const { shown, requests } = useCookieBanner()
  if (!shown) return null
  return (
    <Suspense>
      <CookiePanel requests={requests} inFlow={inFlow} />
    </Suspense>
  )
}

/** If the banner cannot be loaded, the page works without it. */
function withoutPanel(error: unknown) {
  console.warn('The cookie banner could not be loaded', error)
  return { default: () => null }
}
