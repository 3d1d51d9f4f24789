import { describe, expect, it } from 'vitest'
import { imagesOf, type RichText } from '#app/blog/content/blocks.ts'
import { contentProblem } from '#app/blog/content/content.ts'
import { textOf } from '#app/blog/content/rich-text.ts'
import { htmlCards } from '#tests/ghost/html-cards.ts'
import { lexicalCards } from '#tests/ghost/lexical-cards.ts'
import { mobiledocCards } from '#tests/ghost/mobiledoc-cards.ts'
import { ghostContent } from './ghost-content.server.ts'

const nothing = { html: '', lexical: '', mobiledoc: '', markdown: '' }

const convert = (written: Partial<typeof nothing>) =>
  ghostContent(
    { ...nothing, ...written },
    {
      here: (text) => text.replaceAll('__GHOST_URL__', 'https://old.example'),
      linkTo: (url) => url,
    },
  )

/** All readable text of a post, including the texts of its images. */
const readable = (blocks: RichText) =>
  blocks
    .flatMap((block) => {
      const images = imagesOf(block).map(({ alt, caption = '' }) => `${alt}\n${caption}`)
      return images.length > 0 ? images : [textOf(block)]
    })
    .join('\n')

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `q${index + 1}`)

const exports = [
  {
    name: 'the newer editor',
    count: lexicalCards.words,
    written: { lexical: lexicalCards.document },
  },
  {
    name: 'the older editor',
    count: mobiledocCards.words,
    written: { mobiledoc: mobiledocCards.document },
  },
  { name: 'HTML alone', count: htmlCards.words, written: { html: htmlCards.html } },
  {
    name: 'Markdown alone',
    count: 5,
    written: { markdown: '# q1\n\nq2\n\n* q3\n* q4\n\n<div>q5</div>' },
  },
]

describe.each(exports)('a post of Ghost in $name', ({ count, written }) => {
  const { blocks } = convert(written)

  it('keeps every word of every card, in order and apart', () => {
    expect(readable(blocks).match(/[\p{L}\p{N}]*q\d+/gu)).toEqual(numbered(count))
    expect(readable(blocks)).not.toMatch(/q\d+q|Never shown|not\("read"\)|0:00|download-circle/)
  })

  it('is content that a post can have', () => {
    expect(contentProblem(JSON.stringify(blocks))).toBeNull()
  })
})

describe('the cards of Ghost', () => {
  it('keep lines of code, rows of tables and lists within lists readable', () => {
    const { blocks } = convert({ html: htmlCards.html })
    const texts = blocks.map((block) => textOf(block))
    expect(texts).toContain('q55 {\n  q56\n}')
    expect(texts).toContain('q57\nq58')
    expect(texts.join('\n')).toContain('q61\tq62\nq63\tq64\nq65')
    expect(texts).toContain('q66\nq67\nq68\nq69\nq70\n')
    expect(texts).toContain('q73\nq74')
  })

  it('become links with their titles', () => {
    const { blocks } = convert({ lexical: lexicalCards.document })
    const links = blocks.flatMap((block) =>
      block.type === 'image'
        ? []
        : block.children.flatMap((child) => ('url' in child ? child : [])),
    )
    const titles = new Map(links.map(({ url, children: [first] }) => [url, first?.text]))
    expect(Object.fromEntries(titles)).toMatchObject({
      'https://www.youtube.com/watch?v=abc': 'q64',
      'https://example.com/read': 'q70',
      'https://old.example/content/media/v.mp4': 'q82',
      'https://old.example/content/media/a.mp3': 'q84',
      'https://old.example/content/files/f.pdf': 'q85',
      'https://example.com/buy': 'q76',
    })
  })

  it('of a quoted message leave out the script that decorates it, and keep that of an embed', () => {
    const quote = '<blockquote class="twitter-tweet"><p>Words</p></blockquote>'
    const script = (src: string) => `<script async src="${src}"></script>`
    const { blocks } = convert({
      html: `${quote}${script('https://platform.twitter.com/widgets.js')}${script('https://gist.example/1.js')}`,
    })
    expect(blocks.map(textOf)).toEqual(['Words', 'https://gist.example/1.js'])
  })

  it('have their images at their places, from the widest file of a srcset', () => {
    const { blocks } = convert({ html: htmlCards.html })
    const images = blocks.flatMap(imagesOf)
    expect(images.map(({ url }) => url)).toEqual(
      Array.from({ length: 4 }, () => 'https://old.example/content/images/plate.jpg'),
    )
    expect(images[0]).toMatchObject({ alt: 'q8', caption: 'q9 q10' })
    expect(images.map(({ alt }) => alt).slice(1, 3)).toEqual(['q11', 'q12'])
  })

  it.each([
    ['the newer editor', { lexical: lexicalCards.document }, 'wide'],
    ['the older editor', { mobiledoc: mobiledocCards.document }, 'full'],
  ])('have wide images in %s, but no wide ones in galleries [ghost-07]', (_, written, width) => {
    const { blocks } = convert(written)
    const widths = blocks.flatMap((block) => (block.type === 'image' ? [block.width] : []))
    expect(widths.filter(Boolean)).toEqual([width])
    const html = (name: string) => `<figure class="kg-card ${name}"><img src="/a.png"></figure>`
    expect(convert({ html: html('kg-width-full') }).blocks).toMatchObject([{ width: 'full' }])
    const gallery = '<figure class="kg-width-wide"><img src="/a.png"><img src="/b.png"></figure>'
    expect(JSON.stringify(convert({ html: gallery }).blocks)).not.toContain('wide')
  })

  it('are named where there is nothing like them here', () => {
    expect(convert({ lexical: lexicalCards.document }).without).toEqual(
      expect.arrayContaining(['bookmark', 'embed', 'video', 'audio', 'file', 'callout', 'toggle']),
    )
    expect(convert({ html: '<p>a</p><figure><img src="/a.png"></figure>' }).without).toEqual([])
  })

  it('come from the HTML where that says more than the document of the editor', () => {
    const lexical = JSON.stringify({
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'short' }] }] },
    })
    expect(readable(convert({ lexical, html: '<p>short and long</p>' }).blocks)).toBe(
      'short and long',
    )
    expect(readable(convert({ lexical, html: '<p>short</p>' }).blocks)).toBe('short')
    expect(readable(convert({ lexical: '{broken', html: '<p>kept</p>' }).blocks)).toBe('kept')
  })

  it('of a later version keep the texts and links of all their fields', () => {
    const payload = {
      ...{ guideText: 'w1', videoCaption: 'w2', provider: 'w3', considerations: 'w4' },
      ...{ authorName: 'w5', displayName: 'w6', sidebar: 'w7', servings: '8' },
      ...{ recipeUrl: 'https://example.com/w9', src: '__GHOST_URL__/w10', emptyUrl: '' },
      ...{ backgroundColor: 'red', accent: '#ff0000', gap: '12px', image_width: 'wide' },
      ...{ videoId: 'abc', mimeType: 'video/mp4', visibility: { web: { memberSegment: 'all' } } },
    }
    const card = { type: 'nobody-knows-it-yet', version: 1, ...payload }
    const { blocks } = convert({ lexical: JSON.stringify({ root: { children: [card] } }) })
    expect(readable(blocks).split(/\s+/)).toEqual([
      ...['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', '8'],
      ...['https://example.com/w9', 'https://old.example/w10'],
    ])
    expect(JSON.stringify(blocks)).toContain('"url":"https://example.com/w9"')
  })

  it('may be nested without end, or be nothing at all', () => {
    const deep = `${'<div>'.repeat(5000)}deep${'</div>'.repeat(5000)}`
    expect(readable(convert({ html: deep }).blocks)).toContain('deep')
    const list = `${'<ul><li>x'.repeat(200)}${'</li></ul>'.repeat(200)}`
    expect(readable(convert({ html: list }).blocks).match(/x/g)).toHaveLength(200)
    expect(convert({ lexical: '[]', mobiledoc: '7', html: '' }).blocks).toEqual([])
    expect(convert({ lexical: '{"root":{"children":[1,null,{"type":{}}]}}' }).blocks).toEqual([])
  })
})

it('a gallery of Ghost is one here, with the caption of the whole below [ghost-08]', () => {
  const image = (name: string) => ({ src: `__GHOST_URL__/content/images/${name}.jpg`, alt: name })
  const gallery = { type: 'gallery', version: 1, images: [image('a'), image('b')], caption: 'All' }
  const shown = `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/a.jpg" alt="a"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/b.jpg" alt="b"></div></div></div><figcaption>All</figcaption></figure>`
  const lexical = JSON.stringify({ root: { type: 'root', children: [gallery] } })
  for (const written of [{ lexical }, { html: shown }]) {
    const { blocks, without } = convert(written)
    expect([blocks, without]).toEqual([
      [
        {
          type: 'gallery',
          images: ['a', 'b'].map((alt) => ({
            url: `https://old.example/content/images/${alt}.jpg`,
            alt,
          })),
          children: [{ text: '' }],
        },
        { type: 'paragraph', children: [{ text: 'All' }] },
      ],
      [],
    ])
  }
})
