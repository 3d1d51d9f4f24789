import { describe, expect, it } from 'vitest'
import { type GalleryImage, imagesOf, type RichText } from '#app/blog/content/blocks.ts'
import { millisecondsOf } from '#tests/support/hostile/growth.ts'
import { readPhp } from './php-value.ts'
import { type Found, wpContent } from './wp-content.server.ts'
import type { WxrSite } from './wxr-site.server.ts'

const old = 'https://old.example'
const file = (name: string) => `${old}/wp-content/uploads/2021/03/${name}`

const site = (): WxrSite => ({
  url: old,
  authors: new Map(),
  attachments: new Map([
    ['5', { url: file('a.jpg'), alt: 'A', caption: 'First', parent: '1' }],
    ['6', { url: file('b-scaled.jpg'), alt: '', caption: '', parent: '1' }],
    ['7', { url: file('talk.mp3'), alt: '', caption: '', parent: '2' }],
  ]),
  attachmentAt: new Map([
    ['old.example/wp-content/uploads/2021/03/a.jpg', '5'],
    ['old.example/wp-content/uploads/2021/03/b-scaled.jpg', '6'],
  ]),
  sharedBlocks: new Map([
    ['9', '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->'],
    ['8', '<!-- wp:block {"ref":8} /-->'],
  ]),
  recipes: new Map(),
  meals: new Set(),
  slugs: new Map(),
  pages: new Map(),
  categoryPaths: new Map(),
  paths: new Map([['/about', '/blogs/about']]),
  posts: 0,
  comments: 0,
  leftOut: new Map(),
})

function read(text: string) {
  const found: Found = { without: new Set(), hidden: false }
  const blocks = wpContent(site(), '1', text, found)
  return { blocks, without: [...found.without], hidden: found.hidden }
}

const picture = ({ url, caption = '' }: GalleryImage) => `image ${url.split('/').at(-1)} ${caption}`

/** Each block as its type and its text, pictures with their files. */
const lines = (blocks: RichText): string[] =>
  blocks.map((block) => {
    if (block.type === 'image') return picture(block)
    if (block.type === 'gallery') return `gallery of ${block.images.map(picture).join(', ')}`
    return `${block.type} ${JSON.stringify(block.children).replaceAll(/.*?"text":"((?:[^"\\]|\\.)*)"|.+$/g, '$1')}`.trim()
  })

const shown = (text: string) => lines(read(text).blocks)

describe('texts of the older editor', () => {
  it('get their paragraphs and line breaks [wordpress-08]', () => {
    expect(shown('One\nline\r\n\r\nTwo <b>bold</b>\n\n\n<h2>Head</h2>\ntext')).toEqual([
      'paragraph One\\nline',
      'paragraph Two bold',
      'heading-one Head',
      'paragraph text',
    ])
    expect(shown('<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nafter')).toEqual([
      'bulleted-list ab',
      'paragraph after',
    ])
    expect(shown('<blockquote>A\n\nB</blockquote>')).toEqual(['block-quote A\\nB'])
    expect(shown('a<!--more-->b<!--nextpage-->c')).toEqual(['paragraph abc'])
    expect(shown('<pre>x\n\n  y [caption]</pre>')).toEqual(['code-block x\\n\\n  y [caption]'])
  })

  it('keep which boxes of a list are checked', () => {
    const box = '<input type="checkbox"'
    expect(shown(`<ul><li>${box}>a</li><li>${box} checked>b</li></ul>`)).toEqual([
      'bulleted-list ☐ a☑ b',
    ])
  })

  it('bring pictures with captions, from the upload itself', () => {
    const image = `<a href="${file('a.jpg')}"><img src="${file('a-300x200.jpg')}" alt="" /></a>`
    expect(shown(`[caption id="attachment_5" width="300"]${image} The caption[/caption]`)).toEqual([
      'image a.jpg The caption',
    ])
    expect(
      shown(
        `<img src="https://i0.wp.com/old.example/wp-content/uploads/2021/03/b-1024x1.jpg?w=9">`,
      ),
    ).toEqual(['image b-scaled.jpg '])
    expect(shown('<img src="/wp-content/uploads/2021/03/a.jpg">')).toEqual(['image a.jpg '])
    expect(shown(`<img src="data:image/gif;base64,AAAA" data-src="${file('a.jpg')}">`)).toEqual([
      'image a.jpg ',
    ])
  })

  it('bring galleries, chosen or of the post, and name pictures that are missing [wordpress-16]', () => {
    expect(shown('Before [gallery ids="6,5" columns="2"] after')).toEqual([
      'paragraph Before',
      'gallery of image b-scaled.jpg , image a.jpg First',
      'paragraph after',
    ])
    expect(shown('[gallery]')).toEqual(['gallery of image a.jpg First, image b-scaled.jpg '])
    expect(shown('[gallery ids="5"]')).toEqual(['image a.jpg First'])
    expect(read('[gallery ids="99"]').without).toEqual([
      'a picture of a gallery that the file does not have',
    ])
  })

  it('bring videos, and code as typed', () => {
    const video = 'https://www.youtube.com/watch?v=abc&t=1'
    for (const text of [
      video,
      `[embed width="5"]${video}[/embed]`,
      `[youtube ${video}]`,
      `[youtube=${video}]`,
      `<iframe src="${video.replace('&', '&amp;')}"></iframe>`,
    ]) {
      expect(JSON.stringify(read(text).blocks)).toContain(video)
    }
    expect(shown('[audio mp3="https://x.example/a.mp3"][/audio]')).toEqual(['paragraph a.mp3'])
    expect(shown('[sourcecode lang="js"]if (a < b) { c[0] }[/sourcecode]')).toEqual([
      'code-block if (a < b) { c[0] }',
    ])
  })

  it('keep the text of unknown shortcodes, and name them [wordpress-09]', () => {
    const text = '[su_box title="Note"]Inside <b>it</b>[/su_box] and [contact-form-7 id="1"] end'
    expect(read(text).without).toEqual(['[su_box]', '[contact-form-7]'])
    expect(shown(text).join(' ')).toBe('paragraph Note paragraph Inside it and end')
    const nested = '[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]'
    expect(shown(nested)).toEqual(['paragraph Text'])
  })

  it('leave brackets that are no shortcodes [wordpress-10]', () => {
    const text = 'See [1], [sic], [[gallery]] and a[0]. [citation needed]'
    expect(shown(text)).toEqual([`paragraph ${text.replace('[[gallery]]', '[gallery]')}`])
    expect(read(text).without).toEqual([])
  })

  it('link to pages here', () => {
    expect(
      JSON.stringify(read('<a href="http://www.old.example/about/#x">a</a>').blocks),
    ).toContain('"/blogs/about#x"')
  })
})

describe('texts of the block editor', () => {
  const block = (name: string, html: string, attributes?: object) =>
    `<!-- wp:${name}${attributes ? ` ${JSON.stringify(attributes)}` : ''} -->\n${html}\n<!-- /wp:${name} -->`

  it('bring the width of wide pictures [wordpress-21]', () => {
    const picture = (name: string) =>
      block('image', `<figure class="wp-block-image ${name}"><img src="${file('a.jpg')}"></figure>`)
    const text = ['alignwide size-large', 'size-full', 'alignfull'].map(picture).join('\n')
    const widths = read(text).blocks.map((block) => 'width' in block && block.width)
    expect(widths).toEqual(['wide', false, 'full'])
  })

  it('bring lists, tables, quotes, code and layouts [wordpress-11]', () => {
    const text = [
      block('list', `<ul>${block('list-item', '<li>a<ul><li>b</li></ul></li>')}</ul>`),
      block(
        'table',
        '<figure class="wp-block-table"><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figcaption>T</figcaption></figure>',
      ),
      block('quote', '<blockquote class="wp-block-quote"><p>Q</p><cite>Who</cite></blockquote>'),
      block('code', '<pre class="wp-block-code"><code>a\n  b</code></pre>'),
      block(
        'columns',
        `<div>${block('column', `<div>${block('paragraph', '<p>C</p>')}</div>`)}</div>`,
      ),
      block(
        'buttons',
        '<div><div class="wp-block-button"><a href="https://x.example/">Go</a></div></div>',
      ),
      '<!-- wp:spacer {"height":"20px"} --><div style="height:20px"></div><!-- /wp:spacer -->',
      '<!-- wp:more --><!--more--><!-- /wp:more -->',
    ].join('\n\n')
    const all = shown(text).join('\n')
    for (const line of ['bulleted-list a', 'Q', 'a\\n  b', 'paragraph C', 'Go']) {
      expect(all).toContain(line)
    }
    expect(all).toMatch(/1.*2/s)
    expect(read(text).without.filter((kind) => kind !== 'table')).toEqual([])
  })

  it('bring galleries with each caption in its place [wordpress-16]', () => {
    const image = (name: string, caption: string) =>
      block(
        'image',
        `<figure class="wp-block-image"><img src="${file(name)}"/><figcaption class="wp-element-caption">${caption}</figcaption></figure>`,
      )
    const html = `<figure class="wp-block-gallery has-nested-images">${image('a.jpg', 'One')}${image('b-scaled.jpg', 'Two')}<figcaption class="blocks-gallery-caption wp-element-caption">All</figcaption></figure>`
    expect(shown(block('gallery', html))).toEqual([
      'gallery of image a.jpg One, image b-scaled.jpg Two',
      'paragraph All',
    ])
  })

  it('bring galleries of older versions, and keep what stands between their pictures', () => {
    const item = (name: string, caption: string) =>
      `<li class="blocks-gallery-item"><figure><a href="/x"><img src="${file(name)}"></a><figcaption>${caption}</figcaption></figure></li>`
    const list = `<ul class="wp-block-gallery columns-2">${item('a.jpg', 'One')}${item('b-scaled.jpg', 'Two')}</ul>`
    expect(shown(block('gallery', list))).toEqual([
      'gallery of image a.jpg One, image b-scaled.jpg Two',
    ])
    const pair = `<img src="${file('a.jpg')}"><img src="${file('b-scaled.jpg')}">`
    expect(shown(`<div class="gallery">${pair}<p>Between</p>${pair}</div>`)).toEqual([
      'gallery of image a.jpg , image b-scaled.jpg ',
      'paragraph Between',
      'gallery of image a.jpg , image b-scaled.jpg ',
    ])
    const image = `<img class="gallery" src="${file('a.jpg')}">`
    expect(shown(`${image}<h2 class="gallery">Head</h2><p>Text</p>`)).toEqual([
      'image a.jpg ',
      'heading-one Head',
      'paragraph Text',
    ])
    const many = `<div class="gallery">${`<img src="${file('a.jpg')}">`.repeat(70)}</div>`
    expect(read(many).blocks.map((block) => imagesOf(block).length)).toEqual([60, 10])
  })

  it('bring embeds, shared blocks and texts between blocks', () => {
    const url = 'https://vimeo.com/12345'
    const html = `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div><figcaption>Talk</figcaption></figure>`
    const embed = read(block('embed', html, { url, providerNameSlug: 'vimeo' }))
    expect(JSON.stringify(embed.blocks)).toContain(url)
    expect(lines(embed.blocks).at(-1)).toBe('paragraph Talk')
    expect(shown('<!-- wp:block {"ref":9} /-->')).toEqual(['paragraph Shared'])
    expect(shown(`Loose\ntext\n\nmore${block('paragraph', '<p>P</p>')}`)).toEqual([
      'paragraph Loose\\ntext',
      'paragraph more',
      'paragraph P',
    ])
    expect(read('<!-- wp:block {"ref":8} /-->').without).toHaveLength(1)
    expect(read('<!-- wp:block {"ref":404} /-->').without).toHaveLength(1)
  })

  it('name blocks without a counterpart and keep their text', () => {
    const text = `${block('latest-posts', '')}${block('acme/card', '', { title: 'Card', text: 'Words' })}${block('acme/box', '<p>Inner</p>')}`
    expect(read(text).without).toEqual(['block latest-posts', 'block acme/card', 'block acme/box'])
    expect(shown(text)).toEqual(['paragraph Card', 'paragraph Words', 'paragraph Inner'])
    const data = { text: 'Of a field', _text: 'field_5f', columns: '2' }
    expect(shown(block('acf/card', '', { name: 'acf/card', data }))).toEqual([
      'paragraph Of a field',
    ])
  })

  it('name a file once', () => {
    const address = file('menu.pdf')
    const link = `<a href="${address}">Menu</a>`
    const button = `<a href="${address}" class="wp-block-file__button wp-element-button" download>Download</a>`
    expect(shown(block('file', `<div class="wp-block-file">${link}${button}</div>`))).toEqual([
      'paragraph Menu',
    ])
  })
})

describe('hostile texts', () => {
  it.each([
    ['<!-- wp:', 100_000],
    ['<!-- wp:a -->', 60_000],
    ['[a b=', 100_000],
    ['[su_a]', 60_000],
    ['<pre', 100_000],
    [' \n', 200_000],
    ['<script type="application/ld+json">', 20_000],
    ['<p', 200_000],
  ])('%j many times are read within seconds', (piece, times) => {
    expect(millisecondsOf(() => read(piece.repeat(times)))).toBeLessThan(6000)
  })

  it('run nothing', () => {
    const text =
      '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">a</a>[embed]javascript:alert(1)[/embed]'
    const json = JSON.stringify(read(text).blocks)
    expect(json).not.toMatch(/onerror|"url":"javascript/)
  })
})

it.each([
  ['a:2:{i:0;s:3:"ü1";s:1:"k";a:1:{i:0;d:1.5;}}', { 0: 'ü1', k: { 0: 1.5 } }],
  ['O:8:"stdClass":0:{}', undefined],
  ['s:99999999:"a";', undefined],
  ['a:999999999:{', undefined],
  ['a:1:{s:9:"__proto__";i:1;}', { ['__proto__']: 1 }],
  ['', undefined],
])('reads %j of PHP', (text, value) => {
  expect(JSON.stringify(readPhp(text))).toBe(JSON.stringify(value))
})
