import { randomBytes } from 'node:crypto'
import { type Admin, isStaff, type SignedIn } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import type { OwnPassword } from '../account.ts'
import { findUserByEmail, lockUser, removeOtherTokens } from '../accounts.db.server.ts'
import { hashOf } from '../own/own-sessions.server.ts'
import { confirmPassword } from '../sign-in/confirm-password.server.ts'
import { requiresSecondFactor } from './required.server.ts'
import * as store from './second-factor.db.server.ts'
import {
  type FactorSetup,
  type RecoveryCodes,
  recoveryCodeCount,
  type SecondFactor,
} from './second-factor.ts'
import { newSecret, stepOfCode, totpAddress } from './totp.server.ts'

/** Wrong codes that a signed-in person may give in 15 minutes. */
const failures = { name: 'second factor failures', points: 10, seconds: 900 }

/** Whether the caller has a second factor and needs one. */
export async function readSecondFactor(app: App, caller: SignedIn): Promise<SecondFactor> {
  const row = await store.findSecondFactor(app.db, caller._id)
  return {
    on: isOn(row),
    required: isStaff(caller) && (await requiresSecondFactor(app)),
    recoveryCodes: await store.countRecoveryCodes(app.db, caller._id),
  }
}

/**
 * Makes a new secret, which counts once a code has confirmed it. Throws 400 for a wrong password, and 409 if there is
 * a second factor already.
 */
export async function beginSecondFactor(
  app: App,
  caller: SignedIn,
  { currentPassword }: OwnPassword,
): Promise<FactorSetup> {
  await confirmPassword(app, caller, currentPassword)
  const secret = newSecret()
  const row = { user_id: caller._id, secret, created_at: timestamp(app.clock) }
  if (!(await store.putSecret(app.db, row))) throw alreadyOn()
  return { secret, address: totpAddress(secret, app.config.siteName, caller.email) }
}

/**
 * Turns the second factor on by the first code of the app, and ends all other sessions. Returns the recovery codes.
 * Throws 400 for a wrong code, 429 after ten of them, and 409 if the setup was not begun or is done.
 */
export async function confirmSecondFactor(
  app: App,
  caller: SignedIn,
  code: string,
  token: string,
): Promise<RecoveryCodes> {
  await app.limits.check(failures, caller._id)
  const row = await store.findSecondFactor(app.db, caller._id)
  if (!row) throw conflict('Begin the setup of the second factor first')
  if (isOn(row)) throw alreadyOn()
  const { secret } = row
  const step = stepOfCode(secret, plain(code), app.clock.now())
  if (step === null) {
    await app.limits.consume(failures, caller._id)
    throw wrongCode()
  }
  const recoveryCodes = newRecoveryCodes()
  await inTransaction(app, async (app) => {
    await lockUser(app.db, caller._id)
    const now = timestamp(app.clock)
    if (!(await store.confirmSecret(app.db, caller._id, { secret, step, now }))) throw alreadyOn()
    await store.replaceRecoveryCodes(app.db, caller._id, recoveryCodes.map(hashOfRecoveryCode))
    await removeOtherTokens(app.db, caller._id, hashOf(token))
  })
  return { recoveryCodes }
}

/** Replaces the recovery codes. Throws 400 for a wrong password, and 409 without a second factor. */
export async function renewRecoveryCodes(
  app: App,
  caller: SignedIn,
  { currentPassword }: OwnPassword,
): Promise<RecoveryCodes> {
  await confirmPassword(app, caller, currentPassword)
  const recoveryCodes = newRecoveryCodes()
  await inTransaction(app, async (app) => {
    await lockUser(app.db, caller._id)
    if (!isOn(await store.findSecondFactor(app.db, caller._id))) throw isOff()
    await store.replaceRecoveryCodes(app.db, caller._id, recoveryCodes.map(hashOfRecoveryCode))
  })
  return { recoveryCodes }
}

/**
 * Turns the caller's second factor off. Throws 400 for a wrong password or code, 429 after ten of either, and 409 if
 * it is off, or if the site requires one.
 */
export async function turnOffSecondFactor(
  app: App,
  caller: SignedIn,
  { currentPassword, code }: OwnPassword & { code: string },
): Promise<void> {
  const { required, on } = await readSecondFactor(app, caller)
  if (!on) throw isOff()
  if (required) throw conflict('This site requires a second factor of your account')
  await confirmPassword(app, caller, currentPassword)
  await app.limits.check(failures, caller._id)
  if (!(await takeCode(app, caller._id, code))) {
    await app.limits.consume(failures, caller._id)
    throw wrongCode()
  }
  await inTransaction(app, async (app) => {
    await lockUser(app.db, caller._id)
    await store.removeSecondFactor(app.db, caller._id)
  })
}

/** Turns off the second factor of somebody who has lost it. Throws 404 for an unknown e-mail. */
export async function resetSecondFactor(app: App, _admin: Admin, email: string): Promise<boolean> {
  const user = await findUserByEmail(app.db, email)
  if (!user) throw notFound(`There is no user ${email}`)
  return await inTransaction(app, async (app) => {
    await lockUser(app.db, user.id)
    return await store.removeSecondFactor(app.db, user.id)
  })
}

/** True if a sign-in of this account needs a code. */
export const needsCode = async (app: App, userId: string) =>
  isOn(await store.findSecondFactor(app.db, userId))

/** Uses up a code of the app, or a recovery code. Returns false if it is wrong or was used before. */
export async function takeCode(app: App, userId: string, code: string): Promise<boolean> {
  const row = await store.findSecondFactor(app.db, userId)
  if (!row || !isOn(row)) return false
  const step = stepOfCode(row.secret, plain(code), app.clock.now())
  if (step !== null) return await store.takeStep(app.db, userId, step)
  return await store.takeRecoveryCode(app.db, userId, hashOfRecoveryCode(code))
}

const isOn = (row: store.SecondFactorRow | undefined) =>
  row !== undefined && row.confirmed_at !== null

/** Ten codes of 80 random bits, too many to guess, so that a plain hash is enough: `k7zq-3m5x-...`. */
const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

/** Letters and digits that are not taken for each other. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

const newRecoveryCode = () =>
  [...randomBytes(16)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

const hashOfRecoveryCode = (code: string) => hashOf(plain(code))

/** As typed: apps show codes in groups, and people write recovery codes in capitals. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

const alreadyOn = () => conflict('The second factor is on already')

const isOff = () => conflict('The second factor is off')

/** A 400, because a 401 would end the session. */
const wrongCode = () => invalid('The code is wrong or was used before', 'code')
