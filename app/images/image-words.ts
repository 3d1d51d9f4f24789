import type { Image } from './image.ts'

type Words = Pick<Image, 'source' | 'prompt'>

const origins: Record<Image['source'], string> = {
  generated: 'Generated',
  uploaded: 'Uploaded',
  linked: 'Copied from the web',
}

/** Where an image came from, in a word or two. */
export const originOf = ({ source }: Words) => origins[source]

/** What an image is called: its prompt, or where it came from. */
export const nameOfImage = (image: Words) => image.prompt || `${originOf(image)} image`

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** The day on which an image was made. */
export const dayOf = ({ createdAt }: Pick<Image, 'createdAt'>) => day.format(new Date(createdAt))
