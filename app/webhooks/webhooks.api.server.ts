import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer, pagingQuery } from '#platform/api/paging.ts'
import {
  deliverySchema,
  newWebhookSchema,
  webhookChanges,
  webhookInput,
  webhookSchema,
} from './webhook.ts'
import * as webhooks from './webhooks.server.ts'

const webhookId = z.object({ id: z.string() })

/** Calls about webhooks and their log. */
export const webhookEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/webhooks',
    who: 'admin',
    summary: 'The webhooks, the oldest first',
    answer: z.object({ webhooks: z.array(webhookSchema) }),
    handle: async ({ app, user }) => ({ webhooks: await webhooks.listWebhooks(app, user) }),
  }),
  endpoint({
    method: 'post',
    path: '/webhooks',
    who: 'admin',
    summary:
      'Adds an address that is called when meals or posts are published, changed or removed; the secret that signs the calls is in this answer only',
    body: webhookInput,
    answer: newWebhookSchema,
    status: 201,
    handle: ({ app, user, body }) => webhooks.addWebhook(app, user, body),
  }),
  endpoint({
    method: 'put',
    path: '/webhooks/{id}',
    who: 'admin',
    summary: 'Changes the address or the events of a webhook, or turns it on or off',
    params: webhookId,
    body: webhookChanges,
    answer: webhookSchema,
    handle: ({ app, user, params, body }) => webhooks.changeWebhook(app, user, params.id, body),
  }),
  endpoint({
    method: 'delete',
    path: '/webhooks/{id}',
    who: 'admin',
    summary: 'Deletes a webhook with its log',
    params: webhookId,
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await webhooks.removeWebhook(app, user, params.id)
      return { msg: 'Webhook deleted' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/webhooks/{id}/test',
    who: 'admin',
    summary: 'Calls a webhook with the event `test`',
    params: webhookId,
    answer: deliverySchema,
    status: 201,
    handle: ({ app, user, params }) => webhooks.testWebhook(app, user, params.id),
  }),
  endpoint({
    method: 'get',
    path: '/webhooks/{id}/deliveries',
    who: 'admin',
    summary: 'The log of a webhook: its calls of the last 30 days, newest first',
    params: webhookId,
    query: z.object(pagingQuery(20)),
    answer: z.object({ deliveries: z.array(deliverySchema), ...pagingAnswer }),
    handle: ({ app, user, params, query }) => webhooks.listDeliveries(app, user, params.id, query),
  }),
  endpoint({
    method: 'post',
    path: '/webhooks/deliveries/{id}/redeliver',
    who: 'admin',
    summary: 'Makes a call again, with the same body and id',
    params: webhookId,
    answer: deliverySchema,
    handle: ({ app, user, params }) => webhooks.redeliver(app, user, params.id),
  }),
]
