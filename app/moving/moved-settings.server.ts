import type { z } from 'zod'
import { houseStyleSetting } from '#app/images/making/house-style.server.ts'
import { visitorPhotosSetting } from '#app/images/vision/visitors/visitor-photos.server.ts'
import { licenceSetting } from '#app/meals/passing-on/licence.server.ts'
import { ownPricesSetting } from '#platform/ai/own-prices.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { bumpContentVersion } from '#platform/database/versions/content-version.ts'
import { readSetting, type Setting, writeSetting } from '#platform/settings/settings.ts'
import { sameJson } from '#platform/text/same-json.ts'
import type { ImportedThing } from './imported-thing.server.ts'

/**
 * Settings that an Admin chose and that are stored by themselves; those of `site.settings` move one by one. Rules
 * for accounts, which do not move, and what is internal to this site stay here.
 */
const movedSettings: Setting<z.ZodType>[] = [
  houseStyleSetting,
  licenceSetting,
  ownPricesSetting,
  visitorPhotosSetting,
]

/** The settings that move with a site, by name. */
export async function readMovedSettings(app: App): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const setting of movedSettings) values[setting.name] = await readSetting(app, setting)
  return values
}

/** Stores the settings of a file on this site. */
export async function* importSettings(
  app: App,
  _admin: Admin,
  values: Record<string, unknown>,
  dry: boolean,
): AsyncGenerator<ImportedThing> {
  for (const setting of movedSettings) {
    const { name, schema } = setting
    if (!(name in values)) continue
    const thing = { kind: 'setting', name, notes: [] }
    const value = schema.safeParse(values[name])
    if (!value.success) {
      const notes = ['it is not as this program writes it']
      yield { ...thing, result: 'failed', notes }
    } else if (sameJson(await readSetting(app, setting), value.data)) {
      yield { ...thing, result: 'same' }
    } else {
      if (!dry) await store(app, setting, value.data)
      yield { ...thing, result: 'changed' }
    }
  }
}

/** Pages for visitors show the licence, and offer to look at photos. */
async function store(app: App, setting: Setting<z.ZodType>, value: unknown): Promise<void> {
  await inTransaction(app, async (app) => {
    await writeSetting(app, setting, value)
    await bumpContentVersion(app.db)
  })
}
