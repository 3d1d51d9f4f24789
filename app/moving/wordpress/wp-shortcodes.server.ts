import { htmlText } from '#platform/text/html.ts'
import { pathOfRecipe } from '../recipes/recipe.server.ts'
import { recipeHtml } from '../recipes/recipe-html.server.ts'
import { splitVerbatim } from './wp-autop.ts'
import type { Found } from './wp-content.server.ts'
import type { WxrSite } from './wxr-site.server.ts'

type Context = { site: WxrSite; id: string; found: Found }

type Shortcode = { name: string; given: Record<string, string>; inner: string }

/** Shortcodes of code, with their languages as names. */
const code =
  /^(?:code|sourcecode|source|crayon|highlight|php|css|js|javascript|html|xml|sql|python|ruby|bash|shell|java)$/

/** Shortcodes whose content only some readers see. */
const forFew =
  /^(?:private|member|members?_?only|restrict|membership|s2if|wpmem_\w+|ihc-hide-content|um_loggedin|mepr[-_]\w+|pmpro_member\w*|wlm_\w+|ismember|memberful|patreon\w*|password|protected|content_?protector)$/i

const players =
  /^(?:embed|youtube|vimeo|dailymotion|ted|tiktok|twitter|tweet|instagram|soundcloud|spotify|facebook|gist|googlemaps|slideshare|flickr)$/

/** A text with its shortcodes as HTML. Those without a counterpart keep their text and are added to `found`. */
export function withoutShortcodes(text: string, context: Context): string {
  if (!text.includes('[')) return text
  return splitVerbatim(text, ['pre', 'code', 'script', 'style', 'textarea'])
    .map(({ text, isVerbatim }) => (isVerbatim ? text : replaceIn(text, context, 0)))
    .join('')
}

const opening = /\[(\[?)([a-z][\w-]{1,50})(\s[^[\]]*)?\]/giy

function replaceIn(text: string, context: Context, depth: number): string {
  if (depth > 8) return text
  const closed = new Set([...text.matchAll(/\[\/([\w-]+)\]/g)].map(([, name = '']) => name))
  const out: string[] = []
  let from = 0
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', Math.max(at + 1, from))) {
    opening.lastIndex = at
    const match = opening.exec(text)
    if (!match) continue
    const [whole, doubled = '', name = '', said = ''] = match
    const end = closed.has(name) ? text.indexOf(`[/${name}]`, at + whole.length) : -1
    // Double brackets show a shortcode as text.
    if (doubled) {
      out.push(text.slice(from, at), whole.slice(1))
      from = at + whole.length + (text[at + whole.length] === ']' ? 1 : 0)
      continue
    }
    if (!isShortcode(name, said, end >= 0)) continue
    const isSelfClosing = said.trimEnd().endsWith('/')
    const hasInner = end >= 0 && !isSelfClosing
    const inner = hasInner ? text.slice(at + whole.length, end) : ''
    out.push(text.slice(from, at))
    const given = attributesIn(said)
    out.push(shown({ name: name.toLowerCase(), given, inner }, context, depth))
    from = hasInner ? end + name.length + 3 : at + whole.length
  }
  out.push(text.slice(from))
  return out.join('')
}

/** `[1]`, `[sic]` and `[a link]` are text; shortcodes have values, an end or a name of several words. */
const isShortcode = (name: string, said: string, hasEnd: boolean) =>
  hasEnd || said.includes('=') || /[-_]/.test(name) || name === 'gallery' || name === 'playlist'

function shown({ name, given, inner }: Shortcode, context: Context, depth: number): string {
  const { site, found } = context
  const within = () => replaceIn(inner, context, depth + 1)
  if (name === 'caption' || name === 'wp_caption') return captionHtml(given, within())
  if (name === 'gallery' || name === 'playlist') return galleryHtml(name, given, context)
  if (name === 'audio' || name === 'video') return playerHtml(name, given)
  if (code.test(name) && inner) return `<pre><code>${escapeOnce(inner)}</code></pre>`
  if (players.test(name)) {
    const url = addressIn(name, given, inner)
    if (url) return `<p><iframe src="${htmlText(url)}"></iframe></p>`
  }
  if (name === 'wprm-recipe' || name === 'wprm_recipe') {
    const recipe = site.recipes.get(given.id ?? '')
    if (recipe) return recipeHtml(recipe, pathOfRecipe(recipe))
  }
  if (forFew.test(name)) found.hidden = true
  else found.without.add(`[${name}]`)
  const texts = ['title', 'heading', 'text', 'caption', 'description', 'label'].flatMap((key) =>
    given[key] ? [given[key]] : [],
  )
  return [...texts, within()].filter((text) => text.trim() !== '').join('\n\n')
}

/** The image with what follows it as its caption. */
function captionHtml({ caption = '' }: Record<string, string>, inner: string): string {
  const image = /<img\b[^>]*>/i.exec(inner)
  if (!image) return inner
  const after = inner.slice(image.index + image[0].length).replace(/^\s*<\/a>/i, '')
  const text = caption || after.trim()
  return `\n\n<figure>${image[0]}${text ? `<figcaption>${text}</figcaption>` : ''}</figure>\n\n`
}

/** The chosen attachments, or all of the post. */
function galleryHtml(name: string, given: Record<string, string>, context: Context): string {
  const { site, id, found } = context
  const chosen = given.ids || given.include
  const ids = chosen
    ? chosen.split(/[\s,]+/)
    : [...site.attachments].filter(([, { parent }]) => parent && parent === id).map(([key]) => key)
  const figures = ids.map((key) => {
    const file = site.attachments.get(key)
    if (!file) {
      found.without.add('a picture of a gallery that the file does not have')
      return ''
    }
    if (name === 'playlist') return `<audio src="${htmlText(file.url)}"></audio>`
    const caption = file.caption ? `<figcaption>${file.caption}</figcaption>` : ''
    const image = `<img src="${htmlText(file.url)}" alt="${htmlText(file.alt)}">`
    return `<figure>${image}${caption}</figure>`
  })
  return name === 'gallery'
    ? `\n\n<div class="gallery">${figures.join('')}</div>\n\n`
    : `\n\n${figures.join('\n')}\n\n`
}

function playerHtml(name: string, given: Record<string, string>): string {
  const kinds = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
  const src = kinds.map((kind) => given[kind]).find(Boolean) ?? ''
  return src ? `\n\n<${name} src="${htmlText(src)}"></${name}>\n\n` : ''
}

/** The address stands inside the shortcode, in an attribute or behind an equals sign. */
function addressIn(name: string, given: Record<string, string>, inner: string): string {
  const text = inner.trim() || given.url || given.src || given['0'] || ''
  if (/^https?:\/\//.test(text)) return text.replaceAll('&amp;', '&')
  const id = given.id || given.v || text
  if (!/^[\w-]{5,20}$/.test(id)) return ''
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return name === 'vimeo' ? `https://vimeo.com/${id}` : ''
}

/** `name="value"`, `name='value'`, `name=value` and values without a name, which are numbered. */
function attributesIn(said: string): Record<string, string> {
  const given: Record<string, string> = {}
  let number = 0
  const pairs = said.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]\S*))|(\S+)/g)
  for (const [, name = '', double, single, plain, loose] of pairs) {
    if (name) given[name.toLowerCase()] = double ?? single ?? plain ?? ''
    else if (loose && loose !== '/') {
      given[String(number)] = loose.replace(/^=/, '')
      number += 1
    }
  }
  return given
}

/** Some exports have code escaped already. */
const escapeOnce = (text: string) => (/&(?:lt|gt|amp|quot);/.test(text) ? text : htmlText(text))
