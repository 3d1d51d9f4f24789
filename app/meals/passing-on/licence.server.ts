import { z } from 'zod'
import type { App } from '#platform/app.ts'
import { cachedRead } from '#platform/database/versions/cached-reads.ts'
import { readSetting, type Setting } from '#platform/settings/settings.ts'
import { type Licence, licenceSchema, licences } from './licence.ts'

const stored = z.object({ id: licenceSchema.default('') })

/** The licence that an Admin chose for the figures and pictures of published meals. */
export const licenceSetting: Setting<typeof stored> = { name: 'licence', schema: stored }

/** The licence of the published meals; all rights are reserved until an Admin chooses another. */
export async function readLicence(app: App): Promise<Licence> {
  const { id } = await cachedRead(app, 'licence', (db) =>
    readSetting({ ...app, db }, licenceSetting),
  )
  return { id: id || null, ...licences[id] }
}
