import { pageLoader } from '#app/shell/page-loader.server.ts'
import { textAnswer } from './answers.ts'

const hidden = [
  ...['/api/', '/account', '/admin', '/dashboard', '/login', '/register'],
  ...['/forgot-password', '/reset-password', '/accept-invitation', '/confirm-email'],
]

/** `/robots.txt`: allows everything except what needs a sign-in. */
export const loader = pageLoader(async ({ app }) =>
  textAnswer([
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${app.config.siteUrl}/sitemap.xml`,
  ]),
)
