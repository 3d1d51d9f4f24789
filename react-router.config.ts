import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known at once: no extra request per page for the links on it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
