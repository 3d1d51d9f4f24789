/**
 * For checks that run again and again: returns a function to be called with a part's name and whether it
 * failed. That function returns true for the first failure, and again for the first one after a success, so
 * that each outage is logged once.
 */
export function logOnce(): (name: string, failed: boolean) => boolean {
  const failing = new Set<string>()
  return (name, failed) => {
    const isNews = failed && !failing.has(name)
    if (failed) failing.add(name)
    else failing.delete(name)
    return isNews
  }
}
