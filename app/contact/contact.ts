import { z } from 'zod'
import { requiredField, textField } from '#platform/text/fields.ts'

/** Characters of a message at most; the form counts them. */
export const maxMessageLength = 500

export const contactStatuses = ['new', 'read', 'answered'] as const

export type ContactStatus = (typeof contactStatuses)[number]

/** What the contact form sends. */
export const contactInput = z.object({
  name: requiredField('Name', 100, 'Name is required'),
  email: requiredField('Email', 254, 'Email is required').pipe(
    z.email('Please enter a valid email address'),
  ),
  subject: requiredField('Subject', 200, 'Subject is required'),
  message: textField('Message', maxMessageLength).refine(
    (text) => text !== '',
    'Message is required',
  ),
  /** A field that people do not see: only programs fill it in. */
  website: z.string().optional(),
})

export type ContactInput = z.infer<typeof contactInput>

/** A message as staff see it. */
export const contactMessageSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>

export const thanks = 'Thank you for your message. We will get back to you soon!'
