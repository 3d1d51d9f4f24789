import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

export interface SecondFactorTable {
  user_id: string
  /** Shared with the authenticator app, in base32. Needed in clear to check a code; in no answer after the setup. */
  secret: string
  /** Null until the first code has shown that the app has the secret. */
  confirmed_at: string | null
  /** The time step of the last code that was used: neither it nor an earlier one is accepted again. */
  last_step: Generated<number>
  created_at: string
}

export interface RecoveryCodeTable {
  user_id: string
  /** SHA-256, base64url. */
  hash: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    second_factors: SecondFactorTable
    recovery_codes: RecoveryCodeTable
  }
}

export type SecondFactorRow = Selectable<SecondFactorTable>

type Db = Kysely<Tables>

export const findSecondFactor = (db: Db, userId: string): Promise<SecondFactorRow | undefined> =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Stores a secret that is not confirmed yet. Returns false if there is a confirmed one, which stays. */
export async function putSecret(
  db: Db,
  row: Pick<SecondFactorRow, 'user_id' | 'secret' | 'created_at'>,
): Promise<boolean> {
  const { secret, created_at } = row
  const put = await db
    .insertInto('second_factors')
    .values({ ...row, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return put !== undefined
}

/** Turns the second factor on; `secret` is the one that the code was checked against. */
export async function confirmSecret(
  db: Db,
  userId: string,
  { secret, step, now }: { secret: string; step: number; now: string },
): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Uses up the code of a step; false if it, or a later one, was used before. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Uses up a recovery code; false if there is no such code. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: string[]) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = hashes.map((hash) => ({ user_id: userId, hash }))
  if (rows.length > 0) await db.insertInto('recovery_codes').values(rows).execute()
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Turns the second factor off; returns false if it was off. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const result = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
