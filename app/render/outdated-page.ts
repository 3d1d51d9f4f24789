/** The tag that HeadTags renders. */
const buildTag = /<meta name="build" content="([\da-f]+)"/

/** The build that this tab was opened with. */
const ownBuild =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/**
 * Reloads the page if the site has been updated since this tab was opened, because the tab may not understand
 * the answers of the new version. Does nothing if the visitor has opened another page meanwhile.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (import.meta.env.DEV) return
  const { href } = location
  const page = await fetch(href).then(
    (answer) => answer.text(),
    () => '',
  )
  // An answer without a build does not come from this site, but from a proxy or the sign-in page of a network.
  const served = buildTag.exec(page)?.[1]
  if (served && served !== ownBuild && location.href === href) location.reload()
}
