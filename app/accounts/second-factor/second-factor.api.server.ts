import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { readToken } from '#platform/api/router.ts'
import { ownPasswordSchema } from '../account.ts'
import { requireSecondFactor, requiresSecondFactor } from './required.server.ts'
import * as factor from './second-factor.server.ts'
import {
  codeInput,
  factorSetupSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  turnOffInput,
} from './second-factor.ts'

/** Calls that check a password or a code; a person may have many accounts, so the limit is per address. */
const limit = { points: 30, seconds: 900 }

const requirement = z.object({
  required: z.boolean('required must be true or false'),
})

/** Calls about the caller's second factor, and whether the site requires one of staff. */
export const secondFactorEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/auth/second-factor',
    who: 'signed-in',
    summary:
      'Whether the caller has a second factor, needs one, and how many recovery codes are left',
    answer: secondFactorSchema,
    handle: ({ app, user }) => factor.readSecondFactor(app, user),
  }),
  endpoint({
    method: 'post',
    path: '/auth/second-factor',
    who: 'signed-in',
    summary: 'Begins the setup: gives the secret for an authenticator app, in this answer only',
    body: ownPasswordSchema,
    answer: factorSetupSchema,
    limit,
    handle: ({ app, user, body }) => factor.beginSecondFactor(app, user, body),
  }),
  endpoint({
    method: 'post',
    path: '/auth/second-factor/confirm',
    who: 'signed-in',
    summary:
      'Turns the second factor on by a first code, ends all other sessions and gives recovery codes',
    body: codeInput,
    answer: recoveryCodesSchema,
    limit,
    handle: ({ app, user, body, request }) =>
      factor.confirmSecondFactor(app, user, body.code, readToken(request.headers) ?? ''),
  }),
  endpoint({
    method: 'post',
    path: '/auth/second-factor/recovery-codes',
    who: 'signed-in',
    summary: 'Replaces the recovery codes, which are in this answer only',
    body: ownPasswordSchema,
    answer: recoveryCodesSchema,
    limit,
    handle: ({ app, user, body }) => factor.renewRecoveryCodes(app, user, body),
  }),
  endpoint({
    method: 'post',
    path: '/auth/second-factor/off',
    who: 'signed-in',
    summary: 'Turns the second factor off, by password and code',
    body: turnOffInput,
    answer: z.object({ msg: z.string() }),
    limit,
    async handle({ app, user, body }) {
      await factor.turnOffSecondFactor(app, user, body)
      return { msg: 'The second factor is off' }
    },
  }),
  endpoint({
    method: 'get',
    path: '/settings/second-factor',
    who: 'admin',
    summary: 'Whether staff must have a second factor',
    answer: requirement,
    handle: async ({ app }) => ({ required: await requiresSecondFactor(app) }),
  }),
  endpoint({
    method: 'put',
    path: '/settings/second-factor',
    who: 'admin',
    summary: 'Requires a second factor of staff, or no longer; the Admin who asks must have one',
    body: requirement,
    answer: requirement,
    async handle({ app, user, body }) {
      await requireSecondFactor(app, user, body.required)
      return body
    },
  }),
]
