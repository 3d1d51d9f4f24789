import { noSuchImage } from '#app/images/images.server.ts'
import { picturesOfImages } from '#app/images/show-images.server.ts'
import { getMeal } from '#app/meals/meals.server.ts'
import { orUndefined } from '#app/publishing/save.server.ts'
import {
  fixedSettings,
  readSiteSettings,
  readStoredSettings,
} from '#app/shell/settings/site-settings.server.ts'
import type { SiteSettingsInput } from '#app/shell/settings/site-settings.ts'
import { logoOf } from '#app/shell/site-info.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Issue } from '#platform/errors.ts'

/** The settings that visitors see, and which of them environment variables decide. */
export const describeSiteSettings = async (app: App) => ({
  ...(await readSiteSettings(app)),
  logoUrl: logoOf((await readStoredSettings(app)).logo)?.src ?? null,
  fixed: fixedSettings(app.config),
})

/**
 * What the database knows against a change: an image that is not there or not ready, a meal that does not
 * exist. Found before anything is written, so that all problems are told at once.
 */
export async function findWrongIds(app: App, admin: Admin, input: SiteSettingsInput) {
  const { logoImageId, heroMealId } = input
  const issues: Issue[] = []
  const picture = logoImageId ? (await picturesOfImages(app, [logoImageId])).get(logoImageId) : null
  if (logoImageId && !picture) {
    const msg = picture === undefined ? noSuchImage : 'This image is not ready yet'
    issues.push({ msg, path: 'logoImageId' })
  }
  if (heroMealId && !(await orUndefined(getMeal(app, admin, heroMealId)))) {
    issues.push({ msg: 'There is no such meal', path: 'heroMealId' })
  }
  return issues
}
