import { z } from 'zod'
import { emailPattern, wrongEmail } from '#platform/text/email.ts'
import { requiredField, textField } from '#platform/text/fields.ts'
import { isVisible } from '#platform/text/plain-text.ts'
import { contactLimits } from './contact-rules.ts'

export const contactStatuses = ['new', 'read', 'answered'] as const

export type ContactStatus = (typeof contactStatuses)[number]

const missingMessage = 'Message is required'

/** What the contact form sends. */
export const contactInput = z.object({
  name: requiredField('Name', contactLimits.name, 'Name is required'),
  email: requiredField('Email', contactLimits.email, 'Email is required').pipe(
    z.email({ pattern: emailPattern, error: wrongEmail }),
  ),
  subject: requiredField('Subject', contactLimits.subject, 'Subject is required'),
  message: textField('Message', contactLimits.message, missingMessage).refine(
    isVisible,
    missingMessage,
  ),
  /** A hidden field that only programs fill in. */
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
