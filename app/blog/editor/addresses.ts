/** Never requested: relative addresses are resolved against it to parse them. */
const somewhere = 'https://site.invalid'

/** True for an address that a link of a post may have: the web, mail, or a page of this site. */
export function isLinkAddress(url: string): boolean {
  return hasScheme(url, ['https:', 'http:', 'mailto:'])
}

/** True for an address that an image of a post may have. */
export function isImageAddress(url: string): boolean {
  return hasScheme(url, ['https:', 'http:'])
}

/**
 * The address that a typed text stands for: a bare domain gets its scheme, and a bare mail address gets
 * `mailto:`. Null when it cannot be a link.
 */
function typedAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/.test(text)) return `mailto:${text}`
  const bare = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(text)
  const url = bare ? `https://${text}` : text
  return isLinkAddress(url) ? url : null
}

/** Like `typedAddress`, but null for words that are no address by their form, such as `rice`. */
export function clearAddress(typed: string): string | null {
  const url = typedAddress(typed)
  const isClear = url !== null && (url !== typed.trim() || /^([/#?]|https?:|mailto:)/i.test(url))
  return isClear ? url : null
}

/** True for a text that is one web address and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && isLinkAddress(text)
}

function hasScheme(url: string, schemes: string[]): boolean {
  if (url.trim() === '' || url.length > 2000) return false
  return schemes.includes(URL.parse(url, somewhere)?.protocol ?? '')
}
