import { hash } from 'node:crypto'

const end = '</script>'

/** The CSP sources (`'sha256-…'`) of the scripts that stand inside a page. */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  let start = html.indexOf('<script')
  while (start >= 0) {
    const open = html.indexOf('>', start)
    const close = html.indexOf(end, open)
    if (open < 0 || close < 0) break
    const attributes = html.toString('latin1', start + '<script'.length, open)
    if (isCode(attributes)) {
      const code = html.subarray(open + 1, close)
      hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
    }
    start = html.indexOf('<script', close)
  }
  return [...hashes]
}

const isCode = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes)
