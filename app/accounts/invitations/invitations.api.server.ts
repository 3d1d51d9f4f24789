import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import {
  acceptedInvitationSchema,
  linkTokenSchema,
  newUserSchema,
  sessionSchema,
} from '../account.ts'
import { invitationSchema, sentInvitationSchema, welcomeSchema } from './invitation.ts'
import * as invitations from './invitations.server.ts'

const invitationId = z.object({ id: z.string() })

/** Calls to invite people, and to accept an invitation. */
export const invitationEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/users/invite',
    who: 'admin',
    summary:
      'Invites a person by a link, which is in this answer only and is mailed on a site with mail',
    body: newUserSchema,
    answer: sentInvitationSchema,
    status: 201,
    handle: ({ app, user, body }) => invitations.inviteUser(app, user, body),
  }),
  endpoint({
    method: 'get',
    path: '/users/invitations',
    who: 'admin',
    summary: 'The invitations that nobody has accepted, newest first',
    answer: z.object({ invitations: z.array(invitationSchema) }),
    handle: async ({ app, user }) => ({
      invitations: await invitations.listInvitations(app, user),
    }),
  }),
  endpoint({
    method: 'post',
    path: '/users/invitations/{id}/resend',
    who: 'admin',
    summary: 'Sends an invitation again; its former link no longer works',
    params: invitationId,
    answer: sentInvitationSchema,
    handle: ({ app, user, params }) => invitations.resendInvitation(app, user, params.id),
  }),
  endpoint({
    method: 'delete',
    path: '/users/invitations/{id}',
    who: 'admin',
    summary: 'Takes an invitation back',
    params: invitationId,
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await invitations.revokeInvitation(app, user, params.id)
      return { msg: 'Invitation taken back' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/auth/invitation',
    who: 'anyone',
    summary: 'Who is invited by a link; the token is in the body so that no log has it',
    body: z.object({ token: linkTokenSchema }),
    answer: welcomeSchema,
    limit: { points: 60, seconds: 900 },
    handle: ({ app, body }) => invitations.readInvitation(app, body.token),
  }),
  endpoint({
    method: 'post',
    path: '/auth/accept',
    who: 'anyone',
    summary: 'Makes the account that a link invites to, once, and signs it in',
    body: acceptedInvitationSchema,
    answer: sessionSchema,
    status: 201,
    limit: { points: 30, seconds: 900 },
    handle: ({ app, body, address, request }) =>
      invitations.acceptInvitation(app, body, address, request.headers.get('user-agent') ?? ''),
  }),
]
