/** As HeadTags writes it. */
const buildTag = /<meta name="build" content="([\da-f]+)"/

/** The build that this tab was opened with. */
const ownBuild =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/**
 * Loads the page again if the site is of another build by now than this tab, which was open while a new version was
 * installed and may not understand what the server sends it. Who has gone on to another page meanwhile is left
 * in peace.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (import.meta.env.DEV) return
  const { href } = location
  const page = await fetch(href).then(
    (answer) => answer.text(),
    () => '',
  )
  // An answer without a build is not from this site: a proxy's, or a network's that asks to sign in.
  const served = buildTag.exec(page)?.[1]
  if (served && served !== ownBuild && location.href === href) location.reload()
}
