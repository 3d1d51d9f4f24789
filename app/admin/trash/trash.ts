import { z } from 'zod'

/** What the trash has: the names of the calls that restore them. */
export const trashKinds = ['meals', 'blogs', 'pages'] as const

export type TrashKind = (typeof trashKinds)[number]

/** Something in the trash. */
export const trashedSchema = z.object({
  _id: z.string(),
  title: z.string(),
  deletedAt: z.string(),
  /** When it is removed for good. */
  endsAt: z.string(),
})

export type Trashed = z.infer<typeof trashedSchema>
