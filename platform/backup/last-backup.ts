import { z } from 'zod'
import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { readSetting, type Setting, writeSetting } from '../settings/settings.ts'

const lastBackupSchema = z.object({ at: z.string().nullable().default(null) })

const lastBackup: Setting<typeof lastBackupSchema> = {
  name: 'last_backup',
  schema: lastBackupSchema,
}

/** Notes that an archive was written. A failure is logged, because the archive is whole. */
export async function noteBackup(app: App): Promise<void> {
  try {
    await writeSetting(app, lastBackup, { at: timestamp(app.clock) })
  } catch (err) {
    app.log.warn({ err }, 'the time of the backup could not be stored')
  }
}

/** When the last archive was written, by a command or by a worker; null for never. */
export async function readLastBackup(app: App): Promise<string | null> {
  return (await readSetting(app, lastBackup)).at
}
