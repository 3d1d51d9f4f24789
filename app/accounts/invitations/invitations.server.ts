import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { sendsMail } from '#platform/mail.ts'
import type { AcceptedInvitation, NewUser, Session } from '../account.ts'
import { findUserByEmail } from '../accounts.db.server.ts'
import { issueToken } from '../accounts.server.ts'
import { linkTo, linkToken, timeAfter } from '../mail/mail-tokens.server.ts'
import { hashOf } from '../own/own-sessions.server.ts'
import { hashPassword } from '../sign-in/passwords.server.ts'
import { createUser, takenEmail } from '../users/users.server.ts'
import type { Invitation, SentInvitation, Welcome } from './invitation.ts'
import * as store from './invitations.db.server.ts'
import { mailInvitationJob } from './invitations.jobs.server.ts'

const day = 24 * 3_600_000

/** How long (ms) a link can be accepted. */
const lifetime = 7 * day

/** How long (ms) an expired invitation stays in the list, where it can be sent again. */
const keptExpired = 30 * day

/**
 * Invites a person, and mails the link on a site with mail. Replaces an earlier invitation to the same address,
 * whose link no longer works. Throws 409 if there is an account already.
 */
export async function inviteUser(
  app: App,
  _admin: Admin,
  { email, name, role }: NewUser,
): Promise<SentInvitation> {
  if (await findUserByEmail(app.db, email)) throw takenEmail()
  const token = linkToken()
  const row = {
    ...{ id: newId(), email, name, role, mail_hash: null },
    ...{ token_hash: hashOf(token), created_at: timestamp(app.clock) },
    expires_at: timeAfter(app, lifetime),
  }
  return await inTransaction(app, async (app) => {
    await store.putInvitation(app.db, row)
    return await send(app, row, token)
  })
}

/** Sends an invitation again with a new link for another seven days; the former one no longer works. Throws 404. */
export async function resendInvitation(
  app: App,
  _admin: Admin,
  id: string,
): Promise<SentInvitation> {
  const token = linkToken()
  const renewed = { token_hash: hashOf(token), expires_at: timeAfter(app, lifetime) }
  return await inTransaction(app, async (app) => {
    const row = await store.renewInvitation(app.db, id, renewed)
    if (!row) throw noSuchInvitation()
    return await send(app, row, token)
  })
}

async function send(app: App, row: store.InvitationRow, token: string): Promise<SentInvitation> {
  const mailed = sendsMail(app)
  if (mailed) await enqueue(app, mailInvitationJob, { invitationId: row.id })
  return { url: linkTo(app, '/accept-invitation', token), mailed, invitation: toInvitation(row) }
}

/** The invitations that nobody has accepted, newest first. */
export async function listInvitations(app: App, _admin: Admin): Promise<Invitation[]> {
  return (await store.allInvitations(app.db)).map(toInvitation)
}

/** Takes an invitation back, so that its links no longer work. Throws 404. */
export async function revokeInvitation(app: App, _admin: Admin, id: string): Promise<void> {
  if (!(await store.removeInvitation(app.db, id))) throw noSuchInvitation()
}

/** Who is invited by a link. Throws 400 for one that was accepted, taken back, replaced or has expired. */
export async function readInvitation(app: App, token: string): Promise<Welcome> {
  const { email, name, role } = await openInvitation(app, token)
  return { email, name, role }
}

/**
 * Creates the account that a link invites to, with the invited e-mail and role, and signs it in. Throws 400 as
 * `readInvitation` does, and 409 if the person has registered meanwhile.
 */
export async function acceptInvitation(
  app: App,
  { token, name, password }: AcceptedInvitation,
  address: string,
  agent: string,
): Promise<Session> {
  const row = await openInvitation(app, token)
  const { email, role } = row
  const asker = { client: address, account: email, known: false }
  const passwordHash = await hashPassword(password, asker)
  return await inTransaction(app, async (app) => {
    if (!(await store.takeInvitation(app.db, row))) throw deadInvitation()
    const user = await createUser(app, { name, email, role }, passwordHash)
    return { token: await issueToken(app, user._id, agent), user }
  })
}

/** Deletes the invitations that expired a month ago. */
export async function forgetOldInvitations(app: App): Promise<void> {
  await store.removeOldInvitations(app.db, timeAfter(app, -keptExpired))
}

async function openInvitation(app: App, token: string): Promise<store.InvitationRow> {
  const row = await store.findInvitation(app.db, hashOf(token), timestamp(app.clock))
  if (!row) throw deadInvitation()
  return row
}

const deadInvitation = () =>
  invalid(
    'This invitation has been accepted, replaced or taken back, or has expired. Please ask for a new one.',
    'token',
  )

const noSuchInvitation = () => notFound('Invitation not found')

const toInvitation = (row: store.InvitationRow): Invitation => ({
  _id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})
