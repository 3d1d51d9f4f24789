import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The browser gets all routes initially, so links on a page need no extra request for their routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
