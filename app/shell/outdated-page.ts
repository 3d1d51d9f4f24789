/**
 * Loads the page anew if the site has other scripts by now than those that run here: a tab that was open while
 * a new version was installed may not understand what the server sends it. They are told apart by the name of
 * the router's list of scripts, which changes with any of them and stands in every page. Who has gone on to
 * another page meanwhile is left in peace.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (import.meta.env.DEV) return
  const { href } = location
  const page = await fetch(href).then(
    (answer) => answer.text(),
    () => '',
  )
  // An answer without the name is not from this site: a proxy's, or a network's that asks to sign in.
  const [served] = scriptList.exec(page) ?? []
  const isOther = served !== undefined && served !== window.__reactRouterManifest.url
  if (isOther && location.href === href) location.reload()
}

/** As the router's build names it. */
const scriptList = /\/assets\/manifest-[\da-f]{8}\.js/

declare global {
  interface Window {
    __reactRouterManifest: { url: string }
  }
}
