import { z } from 'zod'

/** How often (ms) an open screen reports itself. */
export const beatEvery = 20_000

/** How long (ms) a screen counts as open after its last report; background tabs report once a minute. */
export const openFor = 75_000

const screen = z.string('screen must be text').regex(/^[\w-]{8,64}$/, 'screen must be an id')

export const presenceInput = z.object({
  /** The id of the tab's screen. */
  screen,
  item: z
    .string('item must be text')
    .regex(/^(post|meal|page):[\w-]{1,64}$/, 'item must be such as post:ID, meal:ID or page:ID'),
})

export const presenceParams = z.object({ screen })

export const presenceSchema = z.object({
  /** The names of the others who have the item open, in the order of the alphabet. */
  others: z.array(z.string()),
  /** True if the caller has it open on another screen too. */
  elsewhere: z.boolean(),
})

export type Presence = z.output<typeof presenceSchema>
