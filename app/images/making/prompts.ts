import { z } from 'zod'

export const promptsSchema = z.object({
  single: z.string(),
  multi: z.boolean(),
  /** The prompts of the multi-prompt mode; two at first. */
  slots: z.array(z.string()).min(2),
})

/** What is typed on the Generate tab. */
export type Prompts = z.infer<typeof promptsSchema>

export const maxPrompts = 6

export const noPrompts: Prompts = { single: '', multi: false, slots: ['', ''] }

/** Number of images for a single prompt, so that there is a choice. */
const imagesOfSinglePrompt = 2

/** One prompt for each image to request; blank ones are left out. */
export function promptsToSend({ single, multi, slots }: Prompts): string[] {
  const asked = multi ? slots : Array.from({ length: imagesOfSinglePrompt }, () => single)
  return asked.map((prompt) => prompt.trim()).filter(Boolean)
}

/** The prompts without one that is done with. */
export function withoutPrompt({ single, multi, slots }: Prompts, done: string): Prompts {
  const at = slots.findIndex((slot) => slot.trim() === done)
  return {
    single: single.trim() === done ? '' : single,
    multi,
    slots: at < 0 ? slots : slots.with(at, ''),
  }
}

/** Changes the mode. The single prompt is copied to the first slot when all slots are empty. */
export function withMultiMode(prompts: Prompts, multi: boolean): Prompts {
  const empty = prompts.slots.every((slot) => slot.trim() === '')
  const slots = multi && empty ? prompts.slots.with(0, prompts.single) : prompts.slots
  return { ...prompts, multi, slots }
}
