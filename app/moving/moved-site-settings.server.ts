import { z } from 'zod'
import { changeSiteSettings } from '#app/home/change-site-settings.server.ts'
import { mediaName } from '#app/images/files/media-names.ts'
import { movedImages } from '#app/images/files/move-images.server.ts'
import { type MovedImage, movedImageSchema } from '#app/images/files/moved-image.ts'
import { imageIdOfUrl } from '#app/images/images-by-address.server.ts'
import { mealAddress } from '#app/meals/meal.ts'
import { getMeal, getMealBySlug } from '#app/meals/meals.server.ts'
import { orUndefined } from '#app/publishing/save.server.ts'
import { defaultSettings, type SiteSettingName } from '#app/shell/settings/default-settings.ts'
import { fixedSettings, siteSetting } from '#app/shell/settings/site-settings.server.ts'
import { siteSettingsInput } from '#app/shell/settings/site-settings.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isFailure } from '#platform/errors.ts'
import { readSetting } from '#platform/settings/settings.ts'
import { plainFault } from '#platform/text/plain-fault.ts'
import { sameJson } from '#platform/text/same-json.ts'
import type { ImportedThing } from './imported-thing.server.ts'
import type { ZipPictures } from './zip-pictures.server.ts'

/** The settings of the site in `settings.json`: null is the default, also for a later version. */
export const siteSettingsName = siteSetting.name

/** Ids mean nothing on another site: the logo moves with its picture, the meal of the home page by its slug. */
const byId = { logoImageId: 'logo', heroMealId: 'heroMeal' } as const

const isById = (name: string): name is keyof typeof byId => name in byId

const settingNames = Object.keys(siteSettingsInput.shape).filter(
  (name): name is SiteSettingName => name in defaultSettings,
)

/** What an Admin set on the screen, and the picture of the logo. */
export async function readMovedSiteSettings(app: App, admin: Admin) {
  const stored = await readSetting(app, siteSetting)
  const { logoImageId, heroMealId } = stored
  const logo = logoImageId ? (await movedImages(app, [logoImageId])).get(logoImageId) : undefined
  const hero = heroMealId ? await orUndefined(getMeal(app, admin, heroMealId)) : undefined
  const values: Record<string, unknown> = { logo: logo ?? null, heroMeal: hero?.slug ?? null }
  for (const name of settingNames) if (!isById(name)) values[name] = stored[name] ?? null
  return { values, images: logo ? [logo] : [] }
}

/** Where pictures come from, and the addresses of the file's meals. */
type Source = { pictures: ZipPictures; meals: ReadonlySet<string> }

/** A setting as this site would store it, or why it cannot. */
type Read = { value: unknown } | { fault: string }

/** Makes the settings of the site say what a file says; what environment variables decide here stays. */
export async function* importSiteSettings(
  app: App,
  admin: Admin,
  given: unknown,
  source: Source,
): AsyncGenerator<ImportedThing> {
  const { pictures } = source
  const record = z.record(z.string(), z.unknown()).safeParse(given).data ?? {}
  const stored = await readSetting(app, siteSetting)
  const fixed = fixedSettings(app.config)
  const changes: Partial<Record<SiteSettingName, unknown>> = {}
  const things: ImportedThing[] = []
  for (const name of settingNames) {
    const key = isById(name) ? byId[name] : name
    if (!(key in record)) continue
    const read = await readOne(app, admin, { name, value: record[key] }, source)
    yield* pictures.taken()
    const thing = { kind: 'setting', name: key, notes: [] }
    if ('fault' in read) things.push({ ...thing, result: 'failed', notes: [read.fault] })
    else if (sameJson(stored[name] ?? null, read.value)) things.push({ ...thing, result: 'same' })
    else if (fixed[name]) {
      things.push({ ...thing, result: 'same', notes: [`${fixed[name]} decides it here`] })
    } else {
      changes[name] = read.value
      things.push({ ...thing, result: 'changed' })
    }
  }
  const input = siteSettingsInput.parse(changes)
  const { dry } = pictures.source
  if (!dry) await inTransaction(app, async (app) => await changeSiteSettings(app, input))
  yield* things
}

async function readOne(
  app: App,
  admin: Admin,
  { name, value }: { name: SiteSettingName; value: unknown },
  source: Source,
): Promise<Read> {
  if (value === null) return { value: null }
  if (name === 'logoImageId') return await readLogo(app, value, source.pictures)
  if (name === 'heroMealId') return await readHero(app, admin, value, source)
  const read = siteSettingsInput.shape[name].safeParse(value, { error: plainFault })
  if (!read.success) return { fault: read.error.issues.map(({ message }) => message).join(', ') }
  return { value: sameJson(read.data, defaultSettings[name]) ? null : read.data }
}

async function readLogo(app: App, value: unknown, pictures: ZipPictures): Promise<Read> {
  const read = movedImageSchema.safeParse(value)
  if (!read.success) return { fault: 'it is not as this program writes it' }
  const moved: MovedImage = read.data
  pictures.offer([moved])
  try {
    const file = mediaName(moved.key, Math.max(...moved.webp), 'webp')
    const address = await pictures.source.adopt(`/media/${file}`)
    // Nothing is stored in a check, so that a new logo has no id yet.
    return { value: (await imageIdOfUrl(app, address)) ?? 'new' }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { fault: error.message }
  }
}

async function readHero(
  app: App,
  admin: Admin,
  value: unknown,
  { pictures, meals }: Source,
): Promise<Read> {
  const slug = typeof value === 'string' ? value : ''
  const meal = slug ? await orUndefined(getMealBySlug(app, admin, slug)) : undefined
  if (meal) return { value: meal._id }
  // A check stores no meals, so that one of the file has no id yet.
  if (pictures.source.dry && meals.has(mealAddress(slug))) return { value: 'new' }
  return { fault: `there is no meal ${slug} here` }
}
