import { api } from '#app/ui/browser/api-client.ts'
import type { Status } from '../status.ts'

/** Loads the status of the parts of the site, for Admins. It may take some seconds. */
export const loadStatus = (signal: AbortSignal) => api.get<Status>('/status', { signal })
