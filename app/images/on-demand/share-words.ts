import { z } from 'zod'

/** What the picture of a shared page shows. */
export const shareWords = z.object({
  /** Name of the site. */
  brand: z.string(),
  title: z.string(),
  /** A line under the title. */
  note: z.string().optional(),
  /** The one large figure with its unit. */
  figure: z.object({ value: z.string(), unit: z.string() }).optional(),
  /** Name of the plate's picture in the media store; null for the default plate. */
  file: z.string().nullable(),
  /** Name of the logo in the media store, if the site has one of its own. */
  logo: z.string().optional(),
  /** The accent of the site, if it is not the default. */
  accent: z.string().optional(),
})

export type ShareWords = z.infer<typeof shareWords>

/** What networks ask for, in px. */
export const shareSize = { width: 1200, height: 630 }
