import { pageLoader } from '#app/shell/page-loader.server.ts'
import { readSiteSettings, readStoredSettings } from '#app/shell/settings/site-settings.server.ts'
import { logoOf } from '#app/shell/site-info.server.ts'
import type { Logo } from '#app/shell/site-info.ts'

/** `/site.webmanifest`: name, icons and colours of the site when it is installed on a device. */
export const loader = pageLoader(async ({ app }) => {
  const { tagline } = await readSiteSettings(app)
  const logo = logoOf((await readStoredSettings(app)).logo)
  return Response.json(
    {
      name: app.config.siteName,
      short_name: app.config.siteName,
      description: tagline,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#fbf8f3',
      theme_color: '#fbf8f3',
      icons: logo ? ownIcons(logo) : drawnIcons,
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
})

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

const ownIcons = ({ icon }: Logo) => [192, 512].map((size) => png(`${icon}${size}.png`, size))

const drawnIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  png('/icon-192.png', 192),
  png('/icon-512.png', 512),
]
