import { pictureToCome } from '#app/ui/picture-to-come.ts'
import type { Block } from '../content/blocks.ts'
import { type NewPost, newPostInput } from '../post-input.ts'
import type { SamplePost } from './sample-post.ts'
import { readSampleText } from './sample-text.ts'

/** The temporary address of a post's picture while it is drawn, by its place; 0 is the featured one. */
export const toComeAt = (place: number) =>
  place === 0 ? pictureToCome : `${pictureToCome}#${place}`

/**
 * The input that an editor's screen would send for a sample, with
 * temporary addresses for its pictures, and the pictures to draw.
 */
export function readSample(sample: SamplePost): { input: NewPost; prompts: string[] } {
  const { title, description, category, tags, alt: featuredImageAlt } = sample
  const prompts = [sample.prompt]
  const content = readSampleText(sample.text).map((part): Block => {
    if ('block' in part) return part.block
    const { prompt, alt, caption } = part.image
    const url = toComeAt(prompts.push(prompt) - 1)
    return { type: 'image', url, alt, caption, children: [{ text: '' }] }
  })
  const input = newPostInput.parse({
    ...{ title, description, category, tags, featuredImageAlt },
    featuredImage: pictureToCome,
    content: JSON.stringify(content),
    published: true,
  })
  return { input, prompts }
}
