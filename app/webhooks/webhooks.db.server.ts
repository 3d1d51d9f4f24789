import { type Generated, type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Paging } from '#platform/api/paging.ts'
import { newestPage } from '#platform/database/lists/newest-page.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { deliveryStatuses } from './webhook.ts'

export interface WebhookTable {
  id: string
  url: string
  /** Signs each call, so it is needed in clear; only the answer that adds the webhook has it. */
  secret: string
  /** The names of its events, separated by spaces. */
  events: string
  active: Generated<boolean>
  created_at: string
}

export interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  event: string
  body: string
  status: (typeof deliveryStatuses)[number]
  attempts: Generated<number>
  answer_status: number | null
  error: string | null
  created_at: string
  updated_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    webhooks: WebhookTable
    webhook_deliveries: WebhookDeliveryTable
  }
}

export type WebhookRow = Selectable<WebhookTable>
export type DeliveryRow = Selectable<WebhookDeliveryTable>

type Db = Kysely<Tables>

export async function insertWebhook(db: Db, row: Insertable<WebhookTable>): Promise<void> {
  await db.insertInto('webhooks').values(row).execute()
}

export const allWebhooks = (db: Db): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute()

export const findWebhook = (db: Db, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()

type Changes = { url?: string; events?: string; active?: boolean }

/** Returns false if there is no such webhook. */
export async function changeWebhook(db: Db, id: string, changes: Changes): Promise<boolean> {
  const result = await db
    .updateTable('webhooks')
    .set({ id, ...changes })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes a webhook, and by the foreign key its log. Returns false if there is none. */
export async function removeWebhook(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function insertDelivery(
  db: Db,
  row: Insertable<WebhookDeliveryTable>,
): Promise<DeliveryRow> {
  return await db
    .insertInto('webhook_deliveries')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findDelivery = (db: Db, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()

type Outcome = Pick<DeliveryRow, 'status' | 'answer_status' | 'error' | 'updated_at'>

/** Notes how a try went. */
export async function noteTry(db: Db, id: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...outcome, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setDeliveryStatus(
  db: Db,
  id: string,
  { status, updated_at }: Pick<DeliveryRow, 'status' | 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status, updated_at })
    .where('id', '=', id)
    .execute()
}

/** A page of the log of a webhook, newest first, and the total. */
export async function pageOfDeliveries(db: Db, webhookId: string, paging: Paging) {
  const matching = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId)
  return await newestPage(matching, paging)
}

export async function removeOldDeliveries(db: Db, before: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}
