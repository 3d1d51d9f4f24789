import { readBytes } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import { logFailure, toFailure } from '#platform/http/answers/error-reply.ts'
import { sendMessage } from './contact.server.ts'
import { contactInput } from './contact.ts'
import { type ContactProblems, type ContactValues, notSent } from './contact-rules.ts'

/** Far more than a form that is filled in as asked, so that too long a text can be shown again. */
const maxFormBytes = 256 * 1024

/** Why a posted form was not taken, with what was typed. */
export type FormRefusal = {
  values: ContactValues
  problems: ContactProblems
  /** What is wrong with the whole; null where the problems say it all. */
  failure: string | null
  status: number
  headers: Record<string, string>
}

/** Takes the contact form as a browser without JavaScript posts it. Null when the message was kept. */
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
