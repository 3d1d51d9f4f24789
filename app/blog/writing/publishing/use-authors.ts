import type { Author } from '#app/accounts/account.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'

/** The members of staff, of whom each may be the author of a post; none until they are loaded. */
export function useAuthors() {
  const { data, phase } = useLoaded(load, 'Failed to load the authors')
  return { authors: data?.authors ?? [], failed: phase === 'failed' }
}

const load = (signal: AbortSignal) => api.get<{ authors: Author[] }>('/authors', { signal })
