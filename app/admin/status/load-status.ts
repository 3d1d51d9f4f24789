import { api } from '#app/ui/browser/api-client.ts'
import type { Status } from '../status.ts'

/** How the parts of the site are; for Admins. It may take some seconds. */
export const loadStatus = (signal: AbortSignal) => api.get<Status>('/status', { signal })
