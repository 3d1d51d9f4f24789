import { useEffect } from 'react'
import { useSiteInfo } from '../site-info.ts'
import { useAnalyticsAllowed } from './cookie-settings.ts'

/**
 * Loads the script that counts visits, once the visitor has allowed it. A page that has loaded it keeps it
 * until the next page load after the visitor has taken that back.
 */
export function useAnalytics(): void {
  const { analyticsUrl } = useSiteInfo()
  const allowed = useAnalyticsAllowed()
  useEffect(() => {
    if (!allowed || !analyticsUrl || document.getElementById(scriptId)) return
    const script = Object.assign(document.createElement('script'), {
      id: scriptId,
      src: analyticsUrl,
      async: true,
    })
    document.head.append(script)
  }, [allowed, analyticsUrl])
}

const scriptId = 'analytics'
