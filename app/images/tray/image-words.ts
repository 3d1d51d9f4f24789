import { type Image, isAiMade } from '../image.ts'

const origins: Record<Image['source'], string> = {
  generated: 'Illustration',
  uploaded: 'Uploaded',
  linked: 'Copied from the web',
}

/** The origin of an image in a few words. */
export const originWords = (image: Pick<Image, 'source' | 'model'>) =>
  isAiMade(image) ? 'AI image' : origins[image.source]

const names: Record<Image['source'], string> = {
  generated: 'Illustration',
  uploaded: 'Uploaded image',
  linked: 'Image from the web',
}

/** The name of an image: its prompt, or its origin. */
export const nameOfImage = ({ prompt, source }: Pick<Image, 'source' | 'prompt'>) =>
  prompt || names[source]

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** The day on which an image was made. */
export const dayOf = ({ createdAt }: Pick<Image, 'createdAt'>) => day.format(new Date(createdAt))
