import { readBytes } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import { logFailure, toFailure } from '#platform/http/answers/error-reply.ts'
import { sendMessage } from './contact.server.ts'
import { contactInput } from './contact.ts'
import { type ContactProblems, type ContactValues, notSent } from './contact-rules.ts'

/**
 * The largest form body (bytes). Far more than a valid form needs, so that a text over the limits can be shown
 * again.
 */
const maxFormBytes = 256 * 1024

/** Why a posted form was refused, with the values that were typed. */
export type FormRefusal = {
  values: ContactValues
  problems: ContactProblems
  /** A message about the whole form; null if the problems of the fields say enough. */
  failure: string | null
  status: number
  headers: Record<string, string>
}

/** Handles a contact form posted by a browser without JavaScript. Returns null if the message was stored. */
export async function receiveForm(
  app: App,
  request: Request,
  address: string,
): Promise<FormRefusal | null> {
  let values = noValues
  try {
    const { website, ...typed } = await readForm(request)
    values = typed
    const input = contactInput.safeParse({ ...typed, website })
    if (!input.success) return refusal(400, values, { problems: problemsIn(input.error.issues) })
    await sendMessage(app, input.data, address)
    return null
  } catch (error) {
    const failure = toFailure(error)
    logFailure(app.log, failure, '')
    const { status, message, headers } = failure
    return refusal(status, values, { failure: status === 429 ? message : notSent, headers })
  }
}

const refusal = (
  status: number,
  values: ContactValues,
  rest: Partial<FormRefusal>,
): FormRefusal => ({
  status,
  values,
  problems: {},
  failure: null,
  headers: {},
  ...rest,
})

const noValues: ContactValues = { name: '', email: '', subject: '', message: '' }

async function readForm(request: Request): Promise<ContactValues & { website: string }> {
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxFormBytes)))
  const typed = (name: string) => form.get(name) ?? ''
  return {
    name: typed('name'),
    email: typed('email'),
    subject: typed('subject'),
    message: typed('message'),
    website: typed('website'),
  }
}

/** The first message of each field. */
function problemsIn(issues: { path: PropertyKey[]; message: string }[]): ContactProblems {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  )
}
