/**
 * Loads the page anew if the site has other scripts by now than those that run here: a tab that was open while
 * a new version was installed may not understand what the server sends it. They are told apart by the name of
 * the router's list of scripts, which changes with any of them and stands in every page.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (import.meta.env.DEV) return
  const page = await fetch(location.href).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  if (page !== null && !page.includes(window.__reactRouterManifest.url)) location.reload()
}

declare global {
  interface Window {
    __reactRouterManifest: { url: string }
  }
}
