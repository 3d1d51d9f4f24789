import type { z } from 'zod'
import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { findSetting, upsertSetting } from './settings.db.ts'

/** A setting that is kept in the database: its schema reads `{}` where nothing was stored. */
export type Setting<S extends z.ZodType> = { name: string; schema: S }

/** The stored value; what an older version stored in another shape counts as nothing. */
export async function readSetting<S extends z.ZodType>(
  app: App,
  { name, schema }: Setting<S>,
): Promise<z.output<S>> {
  const stored = schema.safeParse((await findSetting(app.db, name)) ?? {})
  return stored.success ? stored.data : schema.parse({})
}

/** Stores a value in place of what was there. */
export async function writeSetting<S extends z.ZodType>(
  app: App,
  { name, schema }: Setting<S>,
  value: z.input<S>,
): Promise<void> {
  const row = { name, value: schema.parse(value), updated_at: timestamp(app.clock) }
  await upsertSetting(app.db, row)
}
