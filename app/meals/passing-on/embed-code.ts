/** The size (px) of the card of a meal on another site. */
export const embedSize = { width: 420, height: 560 } as const

type Embedded = {
  siteName: string
  siteUrl: string
  title: string
  slug: string
  width?: number
  height?: number
}

/** The path of the card. */
export const embedPath = (slug: string): string => `/embed/meals/${encodeURIComponent(slug)}`

/** The HTML that shows the card of a meal on another site. */
export function embedCode(embedded: Embedded): string {
  const { siteName, siteUrl, title, slug } = embedded
  const { width = embedSize.width, height = embedSize.height } = embedded
  const name = attribute(`${title}, from ${siteName}`)
  const source = attribute(siteUrl + embedPath(slug))
  return `<iframe src="${source}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" title="${name}"></iframe>`
}

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

const attribute = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign)
