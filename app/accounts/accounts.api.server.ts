import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer, pagingQuery } from '#platform/api/paging.ts'
import { readToken } from '#platform/api/router.ts'
import {
  listedUserSchema,
  newUserSchema,
  registerSchema,
  sessionSchema,
  signInSchema,
  userChangesSchema,
  userSchema,
} from './account.ts'
import { refuseClosed, register, signIn, signOut } from './accounts.server.ts'
import { apiTokenEndpoints } from './api-tokens/api-tokens.api.server.ts'
import { invitationEndpoints } from './invitations/invitations.api.server.ts'
import { resetPasswordEndpoints } from './mail/reset-password.api.server.ts'
import { ownAccountEndpoints } from './own/own-account.api.server.ts'
import { ownEmailEndpoints } from './own/own-email.api.server.ts'
import { ownPictureEndpoints } from './own/own-picture.api.server.ts'
import { secondFactorEndpoints } from './second-factor/second-factor.api.server.ts'
import { addUser, deleteUser, listUsers, updateUser } from './users/users.server.ts'

const message = z.object({ msg: z.string() })
const userId = z.object({ id: z.string() })

export const accountEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/auth/register',
    who: 'anyone',
    summary: 'Makes an account with the role User and signs it in',
    body: registerSchema,
    answer: sessionSchema,
    status: 201,
    limit: { points: 60, seconds: 3600 },
    handle: ({ app, body, address, request }) => register(app, body, address, agentOf(request)),
    async lookUp({ app }) {
      refuseClosed(app)
      return []
    },
  }),
  endpoint({
    method: 'post',
    path: '/auth/login',
    who: 'anyone',
    summary:
      'Signs in with e-mail and password. For an account with a second factor also with `code`: without it the answer is a 401 whose error has the path `code`',
    body: signInSchema,
    answer: sessionSchema,
    handle: ({ app, body, address, request }) => signIn(app, body, address, agentOf(request)),
  }),
  endpoint({
    method: 'get',
    path: '/auth',
    who: 'signed-in',
    summary: 'The user whose token is sent',
    answer: userSchema,
    handle: ({ user: { tokenScope: _, ...user } }) => user,
  }),
  endpoint({
    method: 'post',
    path: '/auth/logout',
    who: 'signed-in',
    summary: 'Ends the token that is sent',
    answer: message,
    async handle({ app, request }) {
      await signOut(app, readToken(request.headers) ?? '')
      return { msg: 'Signed out' }
    },
  }),
  endpoint({
    method: 'get',
    path: '/users',
    who: 'admin',
    summary: 'Users, newest first',
    query: z.object(pagingQuery(24)),
    answer: z.object({ users: z.array(listedUserSchema), ...pagingAnswer }),
    handle: ({ app, user, query }) => listUsers(app, user, query),
  }),
  endpoint({
    method: 'post',
    path: '/users',
    who: 'admin',
    summary: 'Adds a user with a password that is made up, and given in this answer only',
    body: newUserSchema,
    answer: z.object({ user: listedUserSchema, password: z.string() }),
    status: 201,
    handle: ({ app, user, body }) => addUser(app, user, body),
  }),
  endpoint({
    method: 'put',
    path: '/users/{id}',
    who: 'admin',
    summary: "Changes a user's name or role; the last administrator keeps the role",
    params: userId,
    body: userChangesSchema,
    answer: listedUserSchema,
    handle: ({ app, user, params, body }) => updateUser(app, user, params.id, body),
  }),
  endpoint({
    method: 'delete',
    path: '/users/{id}',
    who: 'admin',
    summary: 'Deletes a user, but never the last administrator',
    params: userId,
    answer: message,
    async handle({ app, user, params }) {
      await deleteUser(app, user, params.id)
      return { msg: 'User deleted' }
    },
  }),
  ...invitationEndpoints,
  ...resetPasswordEndpoints,
  ...ownAccountEndpoints,
  ...ownEmailEndpoints,
  ...ownPictureEndpoints,
  ...secondFactorEndpoints,
  ...apiTokenEndpoints,
]

const agentOf = (request: Request) => request.headers.get('user-agent') ?? ''
