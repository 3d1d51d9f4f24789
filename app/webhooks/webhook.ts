import { z } from 'zod'

/** What a webhook can be called for, besides tests. */
export const webhookEvents = [
  'meal.published',
  'meal.changed',
  'meal.removed',
  'post.published',
  'post.changed',
  'post.removed',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** A webhook, for administrators; never its secret. */
export const webhookSchema = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  createdAt: z.string(),
})

export type Webhook = z.infer<typeof webhookSchema>

/** The answer to adding a webhook; the only one with the secret that signs its calls. */
export const newWebhookSchema = z.object({ secret: z.string(), webhook: webhookSchema })

export type NewWebhook = z.infer<typeof newWebhookSchema>

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

/** A call of a webhook, in its log. */
export const deliverySchema = z.object({
  _id: z.string(),
  event: z.string(),
  /** The JSON text that is sent. */
  body: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.number(),
  /** The status of the last answer; null if there was none. */
  answerStatus: z.number().nullable(),
  /** Why the last try failed. */
  error: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type Delivery = z.infer<typeof deliverySchema>

const maxUrl = 2000

const urlSchema = z
  .string('Address is required')
  .trim()
  .min(1, { error: 'Address is required', abort: true })
  .max(maxUrl, { error: `Address must be at most ${maxUrl} characters`, abort: true })
  .refine(isCallable, 'Address must begin with http:// or https:// and have no name or password')

const eventsSchema = z
  .array(z.enum(webhookEvents, 'This is not an event'), 'Events must be a list')
  .min(1, 'Choose at least one event')
  .transform((events) => webhookEvents.filter((event) => events.includes(event)))

export const webhookInput = z.object({
  url: urlSchema,
  /** All events by default. */
  events: eventsSchema.default([...webhookEvents]),
})

export type WebhookInput = z.output<typeof webhookInput>

/** Only what is sent is changed. */
export const webhookChanges = z.object({
  url: urlSchema.optional(),
  events: eventsSchema.optional(),
  active: z.boolean('active must be true or false').optional(),
})

export type WebhookChanges = z.output<typeof webhookChanges>

function isCallable(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password
}
