import { htmlOfMarkdown } from '#app/blog/converting/markdown.ts'
import { xmlText } from '#platform/text/xml.ts'
import { isRecord } from './editor-document.server.ts'

/** The stored data of a card. */
export type Payload = Record<string, unknown>

type Render = (payload: Payload) => string

/**
 * The HTML of a card, as plain as its text allows and with
 * Ghost's classes. An unknown card keeps all of its texts.
 */
export function cardHtml(name: string, payload: Payload): string {
  return (renderers[name] ?? unknownCard(name))(payload)
}

const text = (payload: Payload, name: string): string => {
  const value = payload[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const part = (payload: Payload, name: string): Payload => {
  const value = payload[name]
  return isRecord(value) ? value : {}
}

const list = (payload: Payload, name: string): Payload[] => {
  const value = payload[name]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

const escaped = xmlText

const block = (tag: string, html: string, name = '') =>
  html.trim() === '' ? '' : `<${tag}${name && ` class="${name}"`}>${html}</${tag}>`

const card = (kind: string, ...parts: string[]) =>
  `<div class="kg-card kg-${kind}-card">${parts.join('')}</div>`

function figure(kind: string, payload: Payload, ...parts: string[]): string {
  const width = text(payload, 'cardWidth')
  const classes = `kg-card kg-${kind}-card${width && ` kg-width-${escaped(width)}`}`
  return `<figure class="${classes}">${parts.join('')}${block('figcaption', text(payload, 'caption'))}</figure>`
}

const link = (url: string, label: string) =>
  label.trim() === '' ? '' : `<p><a href="${escaped(url)}">${escaped(label)}</a></p>`

const picture = (url: string, { alt = '', title = '' }: Payload = {}) =>
  url === '' ? '' : `<img src="${escaped(url)}" alt="${escaped(String(alt || title || ''))}">`

const image: Render = (payload) =>
  figure('image', payload, picture(text(payload, 'src') || text(payload, 'url'), payload))

const gallery: Render = (payload) =>
  figure(
    'gallery',
    payload,
    ...list(payload, 'images').map((one) =>
      text(one, 'caption')
        ? figure('image', one, picture(text(one, 'src'), one))
        : picture(text(one, 'src'), one),
    ),
  )

const html: Render = (payload) =>
  `<div>${text(payload, 'html')}</div>${block('p', text(payload, 'caption'))}`

const markdown: Render = (payload) =>
  `<div>${htmlOfMarkdown(text(payload, 'markdown') || text(payload, 'source'))}</div>`

const code: Render = (payload) =>
  figure('code', payload, `<pre><code>${escaped(text(payload, 'code'))}</code></pre>`)

/** The linked page itself is not shown, only its address and description. */
const bookmark: Render = (payload) => {
  const about = { ...payload, ...part(payload, 'metadata') }
  const url = text(payload, 'url') || text(about, 'url')
  return figure(
    'bookmark',
    payload,
    `<a href="${escaped(url)}">${block('div', escaped(text(about, 'title') || url), 'kg-bookmark-title')}`,
    block('div', escaped(text(about, 'description')), 'kg-bookmark-description'),
    block('div', escaped(text(about, 'publisher')), 'kg-bookmark-author'),
    block('div', escaped(text(about, 'author')), 'kg-bookmark-publisher'),
    '</a>',
  )
}

const embed: Render = (payload) => {
  if (text(payload, 'type') === 'bookmark') return bookmark(payload)
  if (text(payload, 'type') === 'nft') return nft(payload)
  const about = part(payload, 'metadata')
  const url = text(payload, 'url')
  const source = [text(about, 'author_name'), text(about, 'provider_name')].filter(Boolean)
  const fallback = text(payload, 'html').replaceAll(/<(iframe|script)\b[\s\S]*?<\/\1>/gi, '')
  return figure(
    'embed',
    payload,
    `<iframe src="${escaped(url)}" title="${escaped(text(about, 'title'))}"></iframe>`,
    block('p', escaped(source.join(' · '))),
    fallback,
  )
}

const nft: Render = (payload) => {
  const about = part(payload, 'metadata')
  const image = part(about, 'image')
  return figure(
    'nft',
    payload,
    picture(text(about, 'image') || text(image, 'url'), about),
    link(text(payload, 'url'), text(about, 'title') || text(payload, 'url')),
    block('p', escaped(text(about, 'description'))),
    block(
      'p',
      escaped(
        [text(about, 'author_name'), text(about, 'collection_name')].filter(Boolean).join(' · '),
      ),
    ),
  )
}

const button: Render = (payload) =>
  card('button', link(text(payload, 'buttonUrl'), text(payload, 'buttonText')))

const callout: Render = (payload) =>
  card(
    'callout',
    block('div', escaped(text(payload, 'calloutEmoji')), 'kg-callout-emoji'),
    block('div', text(payload, 'calloutText')),
  )

const toggle: Render = (payload) =>
  card('toggle', block('h4', text(payload, 'heading')), block('div', text(payload, 'content')))

const video: Render = (payload) =>
  figure(
    'video',
    payload,
    `<video src="${escaped(text(payload, 'src'))}" title="${escaped(text(payload, 'fileName'))}"></video>`,
  )

const audio: Render = (payload) =>
  card(
    'audio',
    `<audio src="${escaped(text(payload, 'src'))}"></audio>`,
    block('div', escaped(text(payload, 'title')), 'kg-audio-title'),
    block('figcaption', text(payload, 'caption')),
  )

const file: Render = (payload) =>
  card(
    'file',
    `<a href="${escaped(text(payload, 'src'))}"></a>`,
    block('div', escaped(text(payload, 'fileTitle')), 'kg-file-card-title'),
    block('div', escaped(text(payload, 'fileCaption')), 'kg-file-card-caption'),
    block('div', escaped(text(payload, 'fileName')), 'kg-file-card-filename'),
  )

const header: Render = (payload) =>
  card(
    'header',
    picture(text(payload, 'backgroundImageSrc')),
    block('h2', text(payload, 'header')),
    block('p', text(payload, 'subheader')),
    payload.buttonEnabled === false ? '' : button(payload),
  )

const product: Render = (payload) => {
  const stars = payload.productRatingEnabled ? Number(text(payload, 'productStarRating')) || 0 : 0
  const given = Math.min(5, Math.max(0, Math.round(stars)))
  return card(
    'product',
    picture(text(payload, 'productImageSrc'), { alt: '' }),
    block('h4', text(payload, 'productTitle')),
    given > 0 ? block('p', '★'.repeat(given) + '☆'.repeat(5 - given)) : '',
    block('div', text(payload, 'productDescription')),
    payload.productButtonEnabled === false
      ? ''
      : link(text(payload, 'productUrl'), text(payload, 'productButton')),
  )
}

const signup: Render = (payload) =>
  card(
    'signup',
    picture(text(payload, 'backgroundImageSrc')),
    block('h2', text(payload, 'header')),
    block('p', text(payload, 'subheader')),
    block('p', escaped(text(payload, 'buttonText'))),
    block('p', text(payload, 'disclaimer')),
    block('p', escaped(text(payload, 'successMessage'))),
  )

const callToAction: Render = (payload) =>
  card(
    'cta',
    payload.hasSponsorLabel === false ? '' : block('div', text(payload, 'sponsorLabel')),
    picture(text(payload, 'imageUrl')),
    block('div', text(payload, 'textValue')),
    payload.showButton === false ? '' : button(payload),
  )

const email: Render = (payload) => card('email', text(payload, 'html'))

const emailCallToAction: Render = (payload) =>
  card('email-cta', text(payload, 'html'), payload.showButton === false ? '' : button(payload))

const beforeAfter: Render = (payload) =>
  figure(
    'before-after',
    payload,
    picture(text(part(payload, 'beforeImage'), 'src'), part(payload, 'beforeImage')),
    picture(text(part(payload, 'afterImage'), 'src'), part(payload, 'afterImage')),
  )

/** A player that Ghost fills in for each reader; the file has nothing of it. */
const transistor: Render = () => card('transistor')

const divider: Render = () => '<hr>'

const renderers: Record<string, Render> = {
  image,
  gallery,
  html,
  embed,
  bookmark,
  nft,
  button,
  callout,
  toggle,
  accordion: toggle,
  video,
  audio,
  file,
  header,
  product,
  signup,
  email,
  markdown,
  code,
  'card-markdown': markdown,
  codeblock: code,
  hr: divider,
  horizontalrule: divider,
  paywall: divider,
  'email-cta': emailCallToAction,
  'call-to-action': callToAction,
  'before-after': beforeAfter,
  transistor,
}

/** Fields that nobody reads, by the last word of their name: `backgroundColor`, but not `authorName`. */
const looks =
  /^(colou?r|width|height|style|layout|align|alignment|size|id|uuid|mime|type|version|visibility)$/i

/** Colours and lengths, whatever their field is called. */
const looksByForm = /^(#[0-9a-f]{3,8}|\d+px)$/i

const addresses = /^(url|src|href)$/i

/** All texts and addresses of an unknown card of a later version, in order. */
const unknownCard =
  (name: string): Render =>
  (payload) =>
    card(name.replaceAll(/[^a-z-]/g, '') || 'unknown', ...textsIn(payload))

function textsIn(value: unknown, name = ''): string[] {
  const lastWord = name.split(/[_-]|(?<=[a-z0-9])(?=[A-Z])/).at(-1) ?? ''
  if (looks.test(lastWord)) return []
  if (typeof value === 'string') {
    if (addresses.test(lastWord)) return [link(value, value)]
    return looksByForm.test(value) ? [] : [block('div', value)]
  }
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name))
}
