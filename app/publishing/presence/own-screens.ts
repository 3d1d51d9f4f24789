import { type EntryKey, keysOf, readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { hasLocks, tryLock } from '#app/ui/browser/try-lock.ts'

const keyOf = (screen: string): EntryKey => `openScreen:${screen}`

/** Notes in this browser that a screen is open, until the returned function is called or its tab ends. */
export async function noteOwnScreen(screen: string): Promise<() => void> {
  if (!hasLocks()) return () => {}
  const unlock = await tryLock(keyOf(screen))
  writeEntry(keyOf(screen), 'open')
  return () => {
    forgetOwnScreen(screen)
    unlock?.()
  }
}

/** The screens of this browser whose tabs ended without a word, as in a crash: nobody holds their locks any more. */
export async function deadScreens(): Promise<string[]> {
  if (!hasLocks()) return []
  const dead: string[] = []
  for (const key of keysOf('openScreen')) {
    const unlock = await tryLock(key)
    if (unlock && readEntry(key) !== null) dead.push(key.slice(keyOf('').length))
    unlock?.()
  }
  return dead
}

export const forgetOwnScreen = (screen: string): void => {
  writeEntry(keyOf(screen), null)
}
