import { hash } from 'node:crypto'

const start = '<script'
const end = '</script>'

/** The CSP sources (`'sha256-…'`) of a page's inline scripts. */
export function inlineScriptHashes(page: Buffer): string[] {
  const sources = new Set<string>()
  for (let at = page.indexOf(start); at >= 0; at = page.indexOf(start, at)) {
    const open = page.indexOf('>', at)
    const close = page.indexOf(end, open)
    if (open < 0 || close < 0) break
    if (isCode(page.toString('utf8', at + start.length, open))) {
      sources.add(`'sha256-${hash('sha256', page.subarray(open + 1, close), 'base64')}'`)
    }
    at = close
  }
  return [...sources]
}

const isCode = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes)
