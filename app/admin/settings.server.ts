import { changeSiteSettings } from '#app/home/change-site-settings.server.ts'
import { houseStyleSetting, readHouseStyle } from '#app/images/making/house-style.server.ts'
import { defaultHouseStyle } from '#app/images/making/house-style.ts'
import { visitorPhotosSetting } from '#app/images/vision/visitors/visitor-photos.server.ts'
import { licenceSetting, readLicence } from '#app/meals/passing-on/licence.server.ts'
import { withSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import { mostTokens } from '#platform/ai/ask-model.ts'
import type { AiModel } from '#platform/ai/model-name.ts'
import { ownPrices, ownPricesSetting } from '#platform/ai/own-prices.ts'
import { type Price, picturePrice, readingPrice } from '#platform/ai/prices.ts'
import { missingVariable } from '#platform/ai/readiness.ts'
import { readSpending } from '#platform/ai/spending.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { bumpContentVersion } from '#platform/database/versions/content-version.ts'
import { type Issue, invalid } from '#platform/errors.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.ts'
import { describeSiteSettings, findWrongIds } from './settings/site-settings.server.ts'
import { findUnchanged } from './settings/unchanged.server.ts'
import type { ModelSettings, Settings, SettingsInput } from './settings.ts'

/** The settings that an Admin can see and change. */
export async function readSettings(app: App, _admin: Admin): Promise<Settings> {
  const { imageModel, visionModel } = app.config
  const own = await ownPrices(app)
  return {
    ...(await describeSiteSettings(app)),
    unchanged: await findUnchanged(app),
    mail: { configured: Boolean(app.config.smtpUrl), from: app.config.mailFrom },
    imageModel: imageModel && describe(app, imageModel, picturePrice(imageModel), own),
    visionModel:
      visionModel && describe(app, visionModel, readingPrice(visionModel, mostTokens), own),
    visitorPhotos: (await readSetting(app, visitorPhotosSetting)).on,
    houseStyle: (await readHouseStyle(app)) || defaultHouseStyle,
    defaultHouseStyle,
    licence: (await readLicence(app)).id ?? '',
    spending: await readSpending(app),
  }
}

function describe(
  app: App,
  model: AiModel,
  knownPrice: Price | null,
  own: Record<string, number>,
): ModelSettings {
  return {
    name: model.name,
    missing: missingVariable(app.config, model),
    knownPrice,
    ownPriceUsd: own[model.name] ?? null,
  }
}

/** Changes the settings that were sent. Throws 400 for the price of a model that is not configured. */
export async function changeSettings(
  app: App,
  admin: Admin,
  changes: SettingsInput,
): Promise<Settings> {
  const { imageModel, visionModel } = app.config
  const { houseStyle, licence, visitorPhotos, imagePriceUsd, visionPriceUsd } = changes
  const issues: Issue[] = await findWrongIds(app, admin, changes)
  if (imagePriceUsd !== undefined && !imageModel) {
    issues.push(noModel('IMAGE_MODEL', 'imagePriceUsd'))
  }
  if (visionPriceUsd !== undefined && !visionModel) {
    issues.push(noModel('VISION_MODEL', 'visionPriceUsd'))
  }
  if (issues.length > 0) throw invalid(issues)
  await inTransaction(app, async (app) => {
    // First, since it takes the lock on the settings, under which the prices are read and written below.
    await changeSiteSettings(app, changes)
    if (houseStyle !== undefined && houseStyle !== null) {
      // The default is stored as an empty text, so that a later version can improve it.
      const text = houseStyle === defaultHouseStyle ? '' : houseStyle
      await writeSetting(app, houseStyleSetting, { text })
    }
    if (licence !== undefined && licence !== null) {
      await writeSetting(app, licenceSetting, { id: licence })
      // The files of all meals name the licence, so they are no longer the same.
      await bumpContentVersion(app.db)
    }
    if (visitorPhotos !== undefined && visitorPhotos !== null) {
      await writeSetting(app, visitorPhotosSetting, { on: visitorPhotos })
      // Pages for visitors offer it, or not.
      await bumpContentVersion(app.db)
    }
    const own = await ownPrices(app)
    const usd = {
      ...own,
      ...priceOf(imageModel, imagePriceUsd),
      ...priceOf(visionModel, visionPriceUsd),
    }
    await writeSetting(app, ownPricesSetting, { usd: withoutNull(usd) })
  })
  return await readSettings(await withSiteSettings(app), admin)
}

const noModel = (variable: string, path: string): Issue => ({
  msg: `${variable} names no model that has a price`,
  path,
})

const priceOf = (model: AiModel | null, usd: number | null | undefined) =>
  model && usd !== undefined ? { [model.name]: usd } : {}

const withoutNull = (prices: Record<string, number | null>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([name, usd]) => (usd === null ? [] : [[name, usd]])),
  )
