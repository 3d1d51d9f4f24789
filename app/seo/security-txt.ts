import { pageLoader } from '#app/shell/page-loader.server.ts'
import { textAnswer } from './answers.ts'

/** `/.well-known/security.txt` (RFC 9116), valid until the end of next year. */
export const loader = pageLoader(async ({ app }) =>
  textAnswer([
    `Contact: mailto:${app.config.contactEmail}`,
    `Expires: ${app.clock.now().getUTCFullYear() + 1}-12-31T23:59:59.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${app.config.siteUrl}/.well-known/security.txt`,
  ]),
)
