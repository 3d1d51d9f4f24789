import { z } from 'zod'

export const imageSources = ['generated', 'uploaded', 'linked'] as const

/** The embedded model, which needs no provider. */
export const illustratorName = 'illustrator'

/** True for a picture made by a trained model, which must be labelled wherever it is shown. */
export function isAiMade(image: { source: string; model: string | null }): boolean {
  return image.source === 'generated' && image.model !== null && image.model !== illustratorName
}

/** The origin to label a picture with; null for uploads and links. */
export function originOf(image: { source: string; model: string | null }): ImageOrigin | null {
  if (isAiMade(image)) return 'ai'
  return image.source === 'generated' ? 'illustration' : null
}

const imageOrigins = ['illustration', 'ai'] as const

export type ImageOrigin = (typeof imageOrigins)[number]

/** Upload limit in bytes. */
export const maxUploadBytes = 5_242_880

/** A picture with more pixels than this is refused before it is decoded. */
export const maxPixels = 50_000_000

/** Widths in px in which a stored image is offered; never wider than the original. */
export const imageWidths = [320, 640, 960, 1280] as const

/** Data with which a browser shows a ready image. */
export const imageFilesSchema = z.object({
  /** `srcset` of the WebP files. */
  webp: z.string(),
  /** `srcset` of the AVIF files; empty until they exist. */
  avif: z.string(),
  /** A tiny data: URL to show while the image loads. */
  placeholder: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  /** Drawn by the illustrator, or made by a trained model; left out of lists. */
  origin: z.enum(imageOrigins).nullish(),
})

/** Everything that a page needs to show an image well. */
export type ImageFiles = z.infer<typeof imageFilesSchema>

/** An image as the API gives it. */
export const imageSchema = z.object({
  _id: z.string(),
  /** `pending`, `failed` or the URL of the picture. */
  imageUrl: z.string(),
  /** The URL once it is ready, else null. */
  url: z.string().nullable(),
  prompt: z.string(),
  source: z.enum(imageSources),
  model: z.string().nullable(),
  seed: z.number().nullable(),
  error: z.string().nullable(),
  /** Stage of the job, 0 to 1. */
  progress: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  createdAt: z.string(),
  files: imageFilesSchema.nullable(),
})

export type Image = z.infer<typeof imageSchema>

/** An image in a list, with its number of uses. */
export const listedImageSchema = imageSchema.extend({ uses: z.number() })

export type ListedImage = z.infer<typeof listedImageSchema>
