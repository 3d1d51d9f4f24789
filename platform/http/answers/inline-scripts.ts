import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const end = '</script>'

/** The CSP sources (`'sha256-…'`) of the scripts that stand inside a page. */
export function inlineScriptHashes(html: string): string[] {
  const sources = new Set<string>()
  let start = html.indexOf('<script')
  while (start >= 0) {
    const open = html.indexOf('>', start)
    const close = html.indexOf(end, open)
    if (open < 0 || close < 0) break
    if (isCode(html.slice(start + '<script'.length, open))) {
      sources.add(knownSources.memo(html.slice(open + 1, close)))
    }
    start = html.indexOf('<script', close)
  }
  return [...sources]
}

const isCode = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes)

/** Pages have the same few scripts. */
const knownSources = new LRUCache<string, string>({
  max: 200,
  memoMethod: (code) => `'sha256-${hash('sha256', code, 'base64')}'`,
})
