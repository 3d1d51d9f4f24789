import { type ComponentType, lazy, Suspense } from 'react'
import type { PanelProps } from './cookie-panel.tsx'
import { useCookieBanner } from './cookie-settings.ts'

/** Who has answered before does not load it. */
const CookiePanel = lazy<ComponentType<PanelProps>>(() =>
  import('./cookie-panel.tsx').catch(withoutPanel),
)

type Props = {
  /** Stands where it is written, instead of floating over the bottom of the page. */
  inFlow?: boolean
}

/**
 * Asks once what the visitor allows, and again from the footer. It is known in the browser only, so
 * that the page is the same for everyone; without JavaScript nothing is stored, and nothing is asked.
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

/** A page whose network failed is better without its banner than without everything. */
function withoutPanel(error: unknown) {
  console.warn('The cookie banner could not be loaded', error)
  return { default: () => null }
}
