/**
 * Gives a function that is told each time how a part is, by its name, and is true where a failure is news:
 * for what is asked again and again, and told of once until it is well.
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
