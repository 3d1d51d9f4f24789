import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer, pagingQuery } from '#platform/api/paging.ts'
import { deleteMessage, listMessages, markMessage, sendMessage } from './contact.server.ts'
import { contactInput, contactMessageSchema, contactStatuses } from './contact.ts'
import { thanks } from './contact-rules.ts'

const answer = z.object({ msg: z.string() })
const messageId = z.object({ id: z.string() })
const status = z.enum(contactStatuses, 'status must be new, read or answered')

export const contactEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/contact',
    who: 'anyone',
    summary: 'Sends a message to the people of the site',
    body: contactInput,
    answer,
    status: 201,
    async handle({ app, body, address }) {
      await sendMessage(app, body, address)
      return { msg: thanks }
    },
  }),
  endpoint({
    method: 'get',
    path: '/contact',
    who: 'staff',
    summary: 'The messages, newest first',
    query: z.object({ ...pagingQuery(20), status: status.optional() }),
    answer: z.object({ messages: z.array(contactMessageSchema), ...pagingAnswer }),
    handle: ({ app, user, query }) => listMessages(app, user, query),
  }),
  endpoint({
    method: 'put',
    path: '/contact/{id}',
    who: 'staff',
    summary: 'Marks a message as new, read or answered',
    params: messageId,
    body: z.object({ status }),
    answer: contactMessageSchema,
    handle: ({ app, user, params, body }) => markMessage(app, user, params.id, body.status),
  }),
  endpoint({
    method: 'delete',
    path: '/contact/{id}',
    who: 'staff',
    summary: 'Deletes a message',
    params: messageId,
    answer,
    async handle({ app, user, params }) {
      await deleteMessage(app, user, params.id)
      return { msg: 'Message deleted' }
    },
  }),
]
