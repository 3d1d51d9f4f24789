import type { z } from 'zod'
import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { findSetting, upsertSetting } from './settings.db.ts'

/** A setting that is kept in the database: its schema reads `{}` where nothing was stored. */
export type Setting<S extends z.ZodType> = { name: string; schema: S }

/** Settings that this process has told of already. */
const told = new Set<string>()

/** The stored value; what another version stored in another shape counts as nothing, and is told in the log. */
export async function readSetting<S extends z.ZodType>(
  app: App,
  { name, schema }: Setting<S>,
): Promise<z.output<S>> {
  const stored = schema.safeParse((await findSetting(app.db, name)) ?? {})
  if (stored.success) return stored.data
  if (!told.has(name)) app.log.warn({ err: stored.error, setting: name }, 'a setting is not read')
  told.add(name)
  return schema.parse({})
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
