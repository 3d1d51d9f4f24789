import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { oldBlog, type WxrFields, wxr } from './build-wxr.ts'
import { buildPicture } from './pictures.ts'

const uploads = `${oldBlog}/wp-content/uploads`

const pictures = {
  plate: { id: 50, width: 1600, height: 900 },
  bowl: { id: 51, width: 600, height: 900 },
  banner: { id: 52, width: 2400, height: 600 },
  crumb: { id: 53, width: 90, height: 60 },
}

const attachments = Object.entries(pictures).map(
  ([name, { id }]): WxrFields => ({
    id,
    type: 'attachment',
    status: 'inherit',
    title: name,
    parent: 10,
    file: `${uploads}/2021/03/${name}.jpg`,
    meta: name === 'plate' ? { _wp_attachment_image_alt: 'A plate of soup' } : {},
  }),
)

const block = (name: string, html: string, attributes?: object) =>
  `<!-- wp:${name}${attributes ? ` ${JSON.stringify(attributes)}` : ''} -->\n${html}\n<!-- /wp:${name} -->`

const paragraph = (html: string) => block('paragraph', `<p>${html}</p>`)

const image = (name: string, { kind = '', caption = '' } = {}) =>
  block(
    'image',
    `<figure class="wp-block-image ${kind}"><a href="${uploads}/2021/03/${name}.jpg"><img src="${uploads}/2021/03/${name}-300x200.jpg" alt=""/></a>${caption && `<figcaption>${caption}</figcaption>`}</figure>`,
  )

const row = (cell: string, texts: string[]) =>
  `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`

const columns = Array.from({ length: 9 }, (_, index) => `Column number ${index}`)

const table = block(
  'table',
  `<figure class="wp-block-table"><table><thead>${row('th', columns)}</thead><tbody>${row('td', columns)}</tbody></table><figcaption>Figures</figcaption></figure>`,
)

const gallery = block(
  'gallery',
  `<figure class="wp-block-gallery has-nested-images">${['plate', 'bowl', 'crumb'].map((name) => image(name, { caption: `The ${name}` })).join('')}</figure>`,
)

const embed = (url: string) =>
  block('embed', `<figure class="wp-block-embed"><div>\n${url}\n</div></figure>`, { url })

const unbroken = `${oldBlog}/${'a-very-long-address-without-any-break'.repeat(5)}`

/** What the old blog had: every kind of block that readers see, and links between its pages. */
const entries: WxrFields[] = [
  ...attachments,
  {
    id: 10,
    title: 'Soup &amp; bread',
    slug: 'soup',
    categories: ['Soups'],
    tags: ['Quick', 'Très rapide & bon'],
    comments: 2,
    meta: { _thumbnail_id: 50 },
    content: [
      block('heading', '<h4>First, a small heading</h4>', { level: 4 }),
      paragraph(
        `See <a href="${oldBlog}/2021/03/tables/#x">tables</a>, <a href="/category/soups/">soups</a>, <a href="${oldBlog}/tag/quick/">quick</a>, <a href="${oldBlog}/?p=12">galleries</a>, <a href="${oldBlog}/author/ann/">Ann</a>, <a href="${oldBlog}/company/our-team/">us</a> and <a href="${oldBlog}/">home</a>.`,
      ),
      image('plate', { caption: 'Lunch' }),
      block('heading', '<h2>Then a large one</h2>'),
      block('list', `<ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li></ul>`),
      block('quote', '<blockquote><p>Eat.</p><cite>Ann</cite></blockquote>'),
      block('code', `<pre><code>${'const soup = water + salt; '.repeat(12)}</code></pre>`),
      paragraph(unbroken),
    ].join('\n'),
  },
  {
    id: 11,
    title: 'Tables',
    content: [paragraph('Much in little room.'), table, image('crumb'), table].join('\n'),
  },
  {
    id: 12,
    title: 'Galleries and wide pictures',
    slug: 'galleries',
    content: [
      image('banner', { kind: 'alignfull' }),
      gallery,
      image('plate', { kind: 'alignwide', caption: 'Wide' }),
      '[gallery ids="51,50,53,52" columns="2"]',
    ].join('\n'),
  },
  {
    id: 13,
    title: 'Embeds',
    meta: { _thumbnail_id: 51 },
    content: [
      embed('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
      embed('https://vimeo.com/76979871'),
      embed('https://twitter.com/someone/status/20'),
      '<iframe src="https://maps.example/embed" width="2000"></iframe>',
      '[contact-form-7 id="1"]',
    ].join('\n'),
  },
  {
    id: 14,
    title: 'Supercalifragilistic'.repeat(8),
    slug: 'long-title',
    categories: ['Uncategorized'],
    content: `<font color="#dddddd" style="width:3000px">Pale</font> words\n\n<table width="3000"><tr><td>only one</td><td></td></tr></table>\n<h1>A title of its own</h1>\n<a href="${oldBlog}/lonely/"></a><a href="${unbroken}">here</a>\n<center><img src="${uploads}/2021/03/plate.jpg" width="5000"></center>`,
  },
  { id: 15, title: 'Rice and beans without a picture', slug: 'bare' },
  { id: 16, title: 'Not yet', status: 'draft' },
  {
    id: 17,
    title: 'Porridge day',
    meta: { _thumbnail_id: 51 },
    content: `Text <script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Porridge & "honey"',
      recipeYield: '1',
      recipeIngredient: ['50 g rolled oats', '200 ml milk', '20 g honey'],
    })}</script>`,
  },
  {
    id: 5,
    type: 'page',
    title: 'Our team',
    link: `${oldBlog}/company/our-team/`,
    content: [paragraph('Ann and Bob.'), table, gallery].join('\n'),
  },
  { id: 6, type: 'page', title: 'About', content: paragraph('Our own words.') },
]

/** Writes the export of an old blog and its uploads. Returns the words of the command that imports it. */
export async function writeOldBlog(folder: string): Promise<string[]> {
  const media = path.join(folder, 'uploads')
  mkdirSync(path.join(media, '2021/03'), { recursive: true })
  for (const [name, { id, ...size }] of Object.entries(pictures)) {
    const bytes = await buildPicture('jpeg', { ...size, seed: id })
    writeFileSync(path.join(media, `2021/03/${name}.jpg`), bytes)
  }
  const file = path.join(folder, 'export.xml')
  writeFileSync(file, wxr(...entries))
  return ['import', 'wordpress', file, '--media', media]
}
