import { useSiteInfo } from '../site-info.ts'

/** The icons of the site, and the accent of the owner's choice after all other styles. */
export function SiteLook() {
  const { accentStyles, logo } = useSiteInfo()
  return (
    <>
      {logo ? (
        <link rel="icon" href={`${logo.icon}32.png`} type="image/png" sizes="32x32" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={logo ? `${logo.icon}180.png` : '/apple-touch-icon.png'} />
      {accentStyles && (
        <style
          id="accent"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours.
          dangerouslySetInnerHTML={{ __html: accentStyles }}
        />
      )}
    </>
  )
}
