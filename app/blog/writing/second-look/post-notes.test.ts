import { describe, expect, it } from 'vitest'
import type { EditorBlock } from '../../editor/document.ts'
import { type LookedAt, postNotes } from './post-notes.ts'

const stored = (width: number) => `/media/${'a'.repeat(32)}-${width}.webp`
const empty = [{ text: '' }]
const heading = (level: 'one' | 'two' | 'three', text: string): EditorBlock => ({
  ...{ type: `heading-${level}`, children: [{ text }] },
})

const fine: LookedAt = {
  description: 'Short.',
  seoDescription: '',
  featuredImage: stored(1280),
  featuredImageAlt: 'A bowl',
  blocks: [{ type: 'paragraph', children: [{ text: 'Words' }] }],
}

function notesOf(changes: Partial<LookedAt>, deadLinks: string[] = []) {
  return postNotes({ ...fine, ...changes }, { deadLinks })
}
const placesOf = (...args: Parameters<typeof notesOf>) => notesOf(...args).map(({ place }) => place)

describe('what is worth a look in a post [look-01]', () => {
  it('is nothing in one without faults', () => {
    expect(notesOf({})).toEqual([])
  })

  it.each([
    [160, '', 0],
    [161, '', 1],
    [161, 'For search engines', 0],
  ])(
    'a description of %i characters, with %j for search engines: %i',
    (length, seoDescription, count) => {
      const notes = notesOf({ description: 'x'.repeat(length), seoDescription })
      expect(notes).toHaveLength(count)
      for (const { text, place } of notes) {
        expect(text).toContain('161 characters')
        expect(place).toEqual({ field: 'description' })
      }
    },
  )

  it('images without alternative text, in the head, the text and in galleries', () => {
    expect(placesOf({ featuredImageAlt: ' ' })).toEqual([{ field: 'featuredImageAlt' }])
    expect(placesOf({ featuredImage: '', featuredImageAlt: '' })).toEqual([])
    const blocks: EditorBlock[] = [
      { type: 'paragraph', children: empty },
      { type: 'image', url: stored(960), alt: '', children: empty },
      {
        type: 'gallery',
        images: [
          { url: stored(960), alt: 'One' },
          { url: stored(960), alt: ' ' },
        ],
        children: empty,
      },
    ]
    const notes = notesOf({ blocks })
    expect(notes.map(({ place }) => place)).toEqual([{ at: [1] }, { at: [2] }])
    expect(notes[1]?.text).toContain('image 2 of a gallery')
  })

  it('pictures under 800 px, by the names of stored files', () => {
    expect(placesOf({ featuredImage: stored(799) })).toEqual([{ field: 'featuredImage' }])
    expect(placesOf({ featuredImage: stored(800) })).toEqual([])
    expect(placesOf({ featuredImage: 'https://example.com/a-320.webp' })).toEqual([])
    const blocks: EditorBlock[] = [{ type: 'image', url: stored(320), alt: 'A', children: empty }]
    expect(notesOf({ blocks })[0]?.text).toContain('320 px wide')
  })

  it('headings that skip a level', () => {
    const blocks = [
      heading('two', 'Early'),
      heading('three', 'Fine'),
      heading('one', 'Up'),
      heading('three', 'Deep'),
      heading('two', ' '),
      heading('two', 'Back'),
    ]
    const notes = notesOf({ blocks })
    expect(notes.map(({ place }) => place)).toEqual([{ at: [0] }, { at: [3] }])
    expect(notes.map(({ text }) => text)).toEqual([
      'The heading “Early” is the first and begins below the first level.',
      'The heading “Deep” skips a level.',
    ])
  })

  it('links that lead nowhere, in lists and cells too', () => {
    const link = (url: string, text: string) => ({
      type: 'link' as const,
      url,
      children: [{ text }],
    })
    const blocks: EditorBlock[] = [
      heading('one', 'Top'),
      { type: 'paragraph', children: [{ text: 'a ' }, link('/meals/gone', 'gone'), { text: '' }] },
      {
        type: 'bulleted-list',
        children: [{ type: 'list-item', children: [link('/meals/here', 'here'), { text: '' }] }],
      },
      { type: 'paragraph', children: [link('#section-top', 'up'), link('#section-no', '')] },
    ]
    const notes = notesOf({ blocks }, ['/meals/gone'])
    expect(notes.map(({ place }) => place)).toEqual([{ at: [1, 1] }, { at: [3, 1] }])
    expect(notes[0]?.text).toContain('“gone”')
  })

  it('no link to a heading that refers to a footnote', () => {
    const link = { type: 'link' as const, url: '#section-rice', children: [{ text: 'Rice' }] }
    const blocks: EditorBlock[] = [
      heading('one', 'Rice[^1]'),
      { type: 'paragraph', children: [link] },
    ]
    const note: EditorBlock = { type: 'paragraph', children: [{ text: '[^1]: From Spain.' }] }
    expect(notesOf({ blocks: [...blocks, note] })).toEqual([])
    // Without the footnote, readers see the heading as it was typed.
    expect(placesOf({ blocks })).toEqual([{ at: [1, 0] }])
  })

  it('counts an image that is being uploaded as a block, so that places stay right', () => {
    const blocks: EditorBlock[] = [
      { type: 'upload', uploadId: '1', alt: '', children: [{ text: '' }] },
      heading('two', 'First'),
    ]
    expect(placesOf({ blocks })).toEqual([{ at: [1] }])
  })
})
