import { mediaName, type StoredPicture } from '#app/images/files/media-names.ts'
import { noSuchImage, recordUses } from '#app/images/images.server.ts'
import { picturesOfImages } from '#app/images/show-images.server.ts'
import { defaultSettings } from '#app/shell/settings/default-settings.ts'
import { fixedSettings, siteSetting } from '#app/shell/settings/site-settings.server.ts'
import type { SiteSettingsInput, StoredSettings } from '#app/shell/settings/site-settings.ts'
import type { App } from '#platform/app.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { bumpContentVersion } from '#platform/database/versions/content-version.ts'
import { invalid } from '#platform/errors.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.ts'
import { sameJson } from '#platform/text/same-json.ts'

/** The files of a new logo; null for none. */
type NewLogo = { logo: StoredSettings['logo'] } | undefined

/**
 * Changes the settings that visitors see, in the transaction of the caller. What environment variables decide
 * stays as it is; null restores a default. The lock on the settings is kept until the transaction ends. Cached pages end, in all processes.
 */
export async function changeSiteSettings(app: App, input: SiteSettingsInput): Promise<void> {
  // Two who change different settings at once keep both.
  await takeTurns(app.db, 'settings')
  const fixed = fixedSettings(app.config)
  const changed = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name in defaultSettings && !(name in fixed),
  )
  if (changed.length === 0) return
  const stored: Record<string, unknown> = { ...(await readSetting(app, siteSetting)) }
  for (const [name, value] of changed) {
    // A default is not stored, so that a later version can improve it.
    const isDefault = value === null || sameJson(value, Reflect.get(defaultSettings, name))
    if (isDefault) delete stored[name]
    else stored[name] = value
  }
  const { logoImageId } = input
  const logo = logoImageId === undefined ? undefined : await recordLogo(app, logoImageId)
  await writeSetting(app, siteSetting, { ...stored, ...logo })
  await bumpContentVersion(app.db)
}

/** Notes that the image is in use, so that nobody deletes it, and returns its files. */
async function recordLogo(app: App, imageId: string | null): Promise<NewLogo> {
  const ids = imageId ? [imageId] : []
  await recordUses(app, { kind: 'logo', ownerId: 'site' }, ids, 'logoImageId')
  if (!imageId) return { logo: null }
  const picture = (await picturesOfImages(app, ids)).get(imageId)
  if (!picture) throw invalid(noSuchImage, 'logoImageId')
  return { logo: filesOf(picture) }
}

/** Logos are shown small; icons are made of the largest file. */
const shownWidth = 320

function filesOf({ mediaKey, variants, width, height }: StoredPicture) {
  const widths = variants.webp.toSorted((a, b) => a - b)
  const large = widths.at(-1) ?? width
  const small = widths.find((each) => each >= shownWidth) ?? large
  return {
    file: mediaName(mediaKey, small, 'webp'),
    large: mediaName(mediaKey, large, 'webp'),
    width,
    height,
  }
}
