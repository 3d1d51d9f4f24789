import { pageLoader } from '#app/shell/page-loader.server.ts'

/** `/site.webmanifest`: name, icons and colours of the site when it is installed on a device. */
export const loader = pageLoader(async ({ app }) =>
  Response.json(
    {
      name: app.config.siteName,
      short_name: app.config.siteName,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#fbf8f3',
      theme_color: '#fbf8f3',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  ),
)
