import { z } from 'zod'
import { imageSources } from '../image.ts'

const pixels = z.number().int().min(1).max(20_000)

const widths = z.array(pixels).max(20)

/** The data of an image in a whole export, apart from its files. */
export const movedImageSchema = z.object({
  /** Start of the names of its files: the hash of its pixels. */
  key: z.string().regex(/^[0-9a-f]{32}$/),
  width: pixels,
  height: pixels,
  webp: widths.min(1),
  avif: widths.default([]),
  source: z.enum(imageSources),
  prompt: z.string().max(1000).default(''),
  model: z.string().max(200).nullable().default(null),
  seed: z.number().int().min(0).nullable().default(null),
  placeholder: z
    .string()
    .max(2000)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]*$/)
    .nullable()
    .default(null),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  createdAt: z.iso.datetime(),
})

export type MovedImage = z.output<typeof movedImageSchema>
