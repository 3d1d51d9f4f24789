import type { z } from 'zod'
import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { findSetting, upsertSetting } from './settings.db.ts'

/**
 * A setting stored in the database. If nothing is stored, its schema parses `{}`, which must give the
 * default.
 */
export type Setting<S extends z.ZodType> = { name: string; schema: S }

/** Invalid settings that this process has already logged. */
const logged = new Set<string>()

/**
 * The stored value. A value that does not match the schema, for example from another version, is logged and
 * replaced by the default.
 */
export async function readSetting<S extends z.ZodType>(
  app: App,
  { name, schema }: Setting<S>,
): Promise<z.output<S>> {
  const stored = schema.safeParse((await findSetting(app.db, name)) ?? {})
  if (stored.success) return stored.data
  if (!logged.has(name))
    app.log.warn(
      { err: stored.error, setting: name },
      'a stored setting is not valid; its default is used',
    )
  logged.add(name)
  return schema.parse({})
}

/** Stores a value, replacing the previous one. */
export async function writeSetting<S extends z.ZodType>(
  app: App,
  { name, schema }: Setting<S>,
  value: z.input<S>,
): Promise<void> {
  const row = { name, value: schema.parse(value), updated_at: timestamp(app.clock) }
  await upsertSetting(app.db, row)
}
