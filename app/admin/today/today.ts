import { z } from 'zod'

const readPostSchema = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  views: z.number(),
})

/** What there is to do, and how the site was read. */
export const todaySchema = z.object({
  draftMeals: z.number(),
  draftPosts: z.number(),
  scheduledPosts: z.number(),
  /** The scheduled post that goes live next. */
  nextPost: z
    .object({ _id: z.string(), title: z.string(), publishedAt: z.string().nullable() })
    .nullable(),
  newMessages: z.number(),
  mealsWithoutPicture: z.number(),
  uncheckedMeals: z.number(),
  failedJobs: z.number(),
  /** The disk of the data folder in bytes; `used` is null while the files are still counted. */
  disk: z.object({ free: z.number(), used: z.number().nullable() }),
  /** When the last backup was made, by a command or by itself; null for never. */
  lastBackup: z.string().nullable(),
  /** True when the site makes a backup a day by itself. */
  dailyBackup: z.boolean(),
  /** The views of posts on each of the last 90 days (UTC), the oldest first. */
  viewsByDay: z.array(z.object({ day: z.string(), views: z.number() })),
  mostRead: z.array(readPostSchema),
})

export type Today = z.infer<typeof todaySchema>
