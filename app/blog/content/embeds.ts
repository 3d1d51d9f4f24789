/** Videos of other sites that a post may show. */

export type Embed = {
  provider: 'YouTube' | 'Vimeo'
  /** The address that an iframe loads, once a visitor asked for it. */
  frame: string
}

/** The video at an address of YouTube or Vimeo, in any form that these use; null for other addresses. */
export function embedOf(url: string): Embed | null {
  const address = URL.parse(url.trim())
  if (!address || !/^https?:$/.test(address.protocol)) return null
  const host = address.hostname.replace(/^(www|m|music)\./, '')
  const youTube = youTubeId(host, address)
  if (youTube) {
    const start = secondsOf(address.searchParams.get('t') ?? address.searchParams.get('start'))
    const query = `autoplay=1${start ? `&start=${start}` : ''}`
    return {
      provider: 'YouTube',
      frame: `https://www.youtube-nocookie.com/embed/${youTube}?${query}`,
    }
  }
  const vimeo = /^(player\.)?vimeo\.com$/.test(host) ? vimeoPath.exec(address.pathname) : null
  if (!vimeo) return null
  // An unlisted video has a second part, which is its key.
  const key = vimeo[2] ?? address.searchParams.get('h')
  const query = key && /^\w+$/.test(key) ? `autoplay=1&h=${key}` : 'autoplay=1'
  return { provider: 'Vimeo', frame: `https://player.vimeo.com/video/${vimeo[1]}?${query}` }
}

const vimeoPath = /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/(\w+))?\/?$/

const youTubePath = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/

function youTubeId(host: string, { pathname, searchParams }: URL): string | null {
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : /^youtube(-nocookie)?\.com$/.test(host)
        ? pathname === '/watch'
          ? searchParams.get('v')
          : youTubePath.exec(pathname)?.[1]
        : null
  return id && /^[\w-]{11}$/.test(id) ? id : null
}

/** The seconds of a start like `90`, `90s` or `1m30s`; null without one. */
function secondsOf(text: string | null): number | null {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '')
  if (!parts) return null
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + seconds || null
}
