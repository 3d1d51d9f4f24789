import { z } from 'zod'

/** The addresses to look up, at most so many as a long post has links. */
export const linksInput = z.object({
  links: z
    .array(z.string('Each link must be text').max(2000), 'Links must be a list')
    .max(200, 'There can be at most 200 links'),
})

export const checkedLinksSchema = z.object({
  /** Those that lead to an address of this site at which there is nothing for visitors. */
  deadLinks: z.array(z.string()),
})
