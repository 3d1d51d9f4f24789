const lockManager = () => (typeof navigator === 'undefined' ? undefined : navigator.locks)

/** False where the browser offers no locks: it does so on secure origins only, and not in every frame. */
export const hasLocks = (): boolean => lockManager() !== undefined

/**
 * Locks a name until the page closes or the returned function is called; null if another page has it. Without locks
 * every name counts as free.
 */
export async function tryLock(name: string, maxWait = 0): Promise<(() => void) | null> {
  const locks = lockManager()
  if (!locks) return () => {}
  const options = maxWait ? { signal: AbortSignal.timeout(maxWait) } : { ifAvailable: true }
  return await new Promise((resolve) => {
    const acquired = locks.request(name, options, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
    acquired.catch((error) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') return resolve(null)
      console.warn('The browser does not let us lock anything', error)
      resolve(() => {})
    })
  })
}
