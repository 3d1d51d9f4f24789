import type { Block, GalleryImage, RichText } from '#app/blog/content/blocks.ts'
import { htmlToRichText } from '#app/blog/importing/html-to-rich-text.server.ts'
import { htmlText } from '#platform/text/html.ts'
import { addressKey, originalAddress, originalsOf } from './wp-addresses.ts'
import { splitVerbatim, withParagraphs } from './wp-autop.ts'
import { blocksHtml, hasBlocks } from './wp-blocks.server.ts'
import { withoutShortcodes } from './wp-shortcodes.server.ts'
import type { WxrSite } from './wxr-site.server.ts'

/** What an import has to say about a text. */
export type Found = {
  /** What has no counterpart here. */
  without: Set<string>
  /** True if parts of it are for few readers. */
  hidden: boolean
}

/** Sites whose address on a line of its own WordPress shows as a player. */
const playerSites =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch|shorts|embed)|youtu\.be\/|vimeo\.com\/|dailymotion\.com\/|soundcloud\.com\/|open\.spotify\.com\/|twitter\.com\/|x\.com\/|instagram\.com\/|tiktok\.com\/|ted\.com\/talks)/i

/** The content of a post as blocks, with links to pages here and the addresses of original pictures. */
export function wpContent(site: WxrSite, id: string, text: string, found: Found): RichText {
  const html = hasBlocks(text) ? blocksHtml(text, site.sharedBlocks, found) : text
  const plain = withoutShortcodes(html, { site, id, found })
  const shown = hasBlocks(text) ? plain : withParagraphs(withPlayers(plain))
  const linkTo = (url: string) => pageHere(site, url)
  const { blocks, without } = htmlToRichText(shown, { linkTo })
  for (const kind of without) found.without.add(kind)
  return blocks.map((block) => withOriginals(site, block))
}

/** An address that stands alone on its line becomes a player or a link. */
function withPlayers(text: string): string {
  return splitVerbatim(text)
    .map(({ text, isVerbatim }) => {
      if (isVerbatim) return text
      return text.replaceAll(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*\r?$/gm, (_, url: string) => {
        const address = htmlText(url.replaceAll('&amp;', '&'))
        return playerSites.test(url)
          ? `\n\n<iframe src="${address}"></iframe>\n\n`
          : `<a href="${address}">${htmlText(url)}</a>`
      })
    })
    .join('')
}

/** The address here for a link to the old site; others stay. */
export function pageHere(site: WxrSite, url: string): string {
  if (site.meals.has(url)) return url
  const key = addressKey(url, site.url)
  const path = key ? site.paths.get(key) : undefined
  if (path) return path + (URL.parse(url, site.url)?.hash ?? '')
  // A link without a host leads to the old site too.
  const isRelative = /^\/(?!\/)/.test(url) && site.url !== ''
  return isRelative ? (URL.parse(url, site.url)?.href ?? url) : url
}

function withOriginals(site: WxrSite, block: Block): Block {
  if (block.type === 'image') return withOriginal(site, block)
  if (block.type !== 'gallery') return block
  return { ...block, images: block.images.map((image) => withOriginal(site, image)) }
}

/** The upload that a picture in a text was made from, and its description where the text has none. */
function withOriginal<Image extends GalleryImage>(site: WxrSite, image: Image): Image {
  const url = URL.parse(originalAddress(image.url), site.url || undefined)?.href ?? image.url
  for (const address of originalsOf(url)) {
    const id = site.attachmentAt.get(addressKey(address, site.url, true))
    const file = id === undefined ? undefined : site.attachments.get(id)
    if (file) return { ...image, url: file.url, alt: image.alt || file.alt }
  }
  return { ...image, url }
}
