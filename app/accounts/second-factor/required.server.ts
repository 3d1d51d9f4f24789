import { z } from 'zod'
import { type Admin, isStaff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { conflict } from '#platform/errors.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.ts'
import { findSecondFactor } from './second-factor.db.server.ts'

/** Whether staff must have a second factor. */
export const secondFactorSetting = {
  name: 'second-factor',
  schema: z.object({ requiredOfStaff: z.boolean().default(false) }),
}

export const requiresSecondFactor = async (app: App) =>
  (await readSetting(app, secondFactorSetting)).requiredOfStaff

/**
 * Requires a second factor of all staff, or no longer. Throws 409 if the Admin has none, who would be the first to be
 * locked out.
 */
export async function requireSecondFactor(app: App, admin: Admin, required: boolean) {
  if (required && !(await hasSecondFactor(app, admin._id))) {
    throw conflict('Set up your own second factor first, at /admin/account', 'required')
  }
  await writeSetting(app, secondFactorSetting, { requiredOfStaff: required })
}

/** True for staff who must set up a second factor before they may do anything else. */
export async function lacksSecondFactor(app: App, user: { _id: string; role: string }) {
  if (!isStaff(user) || !(await requiresSecondFactor(app))) return false
  return !(await hasSecondFactor(app, user._id))
}

async function hasSecondFactor(app: App, userId: string): Promise<boolean> {
  const row = await findSecondFactor(app.db, userId)
  return row !== undefined && row.confirmed_at !== null
}
