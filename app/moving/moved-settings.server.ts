import type { z } from 'zod'
import { houseStyleSetting } from '#app/images/making/house-style.server.ts'
import { licenceSetting } from '#app/meals/passing-on/licence.server.ts'
import { ownPricesSetting } from '#platform/ai/own-prices.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { readSetting, type Setting, writeSetting } from '#platform/settings/settings.ts'
import type { ImportedThing } from './import-entries.server.ts'
import { sameJson } from './same-json.ts'

/** The settings that an Admin chose; all others are internal to this site. */
const movedSettings: Setting<z.ZodType>[] = [houseStyleSetting, licenceSetting, ownPricesSetting]

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
      await writeSetting(app, setting, value.data)
      yield { ...thing, result: 'changed' }
    }
  }
}
