import { describe, expectTypeOf, it } from 'vitest'
import * as apiTokens from '#app/accounts/api-tokens/api-tokens.server.ts'
import * as invitations from '#app/accounts/invitations/invitations.server.ts'
import * as ownPicture from '#app/accounts/own/own-picture.server.ts'
import * as secondFactorRule from '#app/accounts/second-factor/required.server.ts'
import * as secondFactor from '#app/accounts/second-factor/second-factor.server.ts'
import * as users from '#app/accounts/users/users.server.ts'
import * as settings from '#app/admin/settings.server.ts'
import { readStats } from '#app/admin/stats.server.ts'
import { readStatus } from '#app/admin/status.server.ts'
import { testModel } from '#app/admin/test-models.server.ts'
import * as postCategories from '#app/blog/categories/post-categories.server.ts'
import { createPost, updatePost } from '#app/blog/edit-posts.server.ts'
import { everyPost } from '#app/blog/every-post.server.ts'
import * as postTrash from '#app/blog/post-trash.server.ts'
import * as revisions from '#app/blog/revisions/revisions.server.ts'
import * as contact from '#app/contact/contact.server.ts'
import * as images from '#app/images/images.server.ts'
import { imageModelStatus } from '#app/images/making/image-model-status.server.ts'
import * as uploads from '#app/images/making/uploads.server.ts'
import { analyzeImage } from '#app/images/vision/analyze.server.ts'
import { changeMeals } from '#app/meals/editing/bulk-meals.server.ts'
import { createMeal, updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { everyMeal } from '#app/meals/every-meal.server.ts'
import { addCategory, addMealType } from '#app/meals/labels/categories.server.ts'
import * as labels from '#app/meals/labels/meal-labels.server.ts'
import * as mealTrash from '#app/meals/meal-trash.server.ts'
import { importContent, readAllContent } from '#app/moving/json-file.server.ts'
import { writeSiteFile } from '#app/moving/write-site-file.server.ts'
import * as ownFoods from '#app/nutrition/own-foods/own-foods.server.ts'
import { titleExists } from '#app/publishing/titles.server.ts'
import * as webhooks from '#app/webhooks/webhooks.server.ts'
import type { Admin, Caller, Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'

/** The caller type that a use case requires. */
type Asked<UseCase> = UseCase extends (app: App, caller: infer Who, ...rest: never[]) => unknown
  ? Who
  : never

/** The caller type that all use cases of a module require. */
type AskedByAll<UseCases extends object> = Asked<UseCases[keyof UseCases]>

const forStaff = {
  ...{ createMeal, updateMeal, changeMeals, addCategory, addMealType },
  ...{ deleteMeal: mealTrash.deleteMeal, restoreMeal: mealTrash.restoreMeal },
  ...{ titleExists, categoryUses: labels.categoryUses },
  ...{ mealTypeUses: labels.mealTypeUses, renameLabel: labels.renameLabel },
  ...{ mergeLabel: labels.mergeLabel, deleteLabel: labels.deleteLabel },
  ...{ createPost, updatePost },
  ...{ deletePost: postTrash.deletePost, restorePost: postTrash.restorePost },
  ...{ listRevisions: revisions.listRevisions, getRevision: revisions.getRevision },
  ...{
    restoreRevision: revisions.restoreRevision,
    addPostCategory: postCategories.addPostCategory,
  },
  countPostCategories: postCategories.countPostCategories,
  renamePostCategory: postCategories.renamePostCategory,
  mergePostCategory: postCategories.mergePostCategory,
  deletePostCategory: postCategories.deletePostCategory,
  ...{ requestImage: images.requestImage, getImage: images.getImage },
  ...{ listImages: images.listImages, deleteImage: images.deleteImage },
  ...{ storeUpload: uploads.storeUpload, storeFromUrl: uploads.storeFromUrl },
  ...{ adoptImageUrl: uploads.adoptImageUrl, imageModelStatus, analyzeImage },
  ...{ listMessages: contact.listMessages, markMessage: contact.markMessage },
  ...{ deleteMessage: contact.deleteMessage, readStats },
  setOwnPicture: ownPicture.setOwnPicture,
}

const forAdmins = {
  ...{ listUsers: users.listUsers, everyUser: users.everyUser, addUser: users.addUser },
  ...{ updateUser: users.updateUser, deleteUser: users.deleteUser, setRole: users.setRole },
  ...{ setPassword: users.setPassword, readStatus, testModel },
  ...{ listWebhooks: webhooks.listWebhooks, addWebhook: webhooks.addWebhook },
  ...{ changeWebhook: webhooks.changeWebhook, removeWebhook: webhooks.removeWebhook },
  ...{ testWebhook: webhooks.testWebhook, listDeliveries: webhooks.listDeliveries },
  redeliver: webhooks.redeliver,
  makeApiToken: apiTokens.makeApiToken,
  listApiTokens: apiTokens.listApiTokens,
  revokeApiToken: apiTokens.revokeApiToken,
  requireSecondFactor: secondFactorRule.requireSecondFactor,
  resetSecondFactor: secondFactor.resetSecondFactor,
  ...{ inviteUser: invitations.inviteUser, resendInvitation: invitations.resendInvitation },
  listInvitations: invitations.listInvitations,
  revokeInvitation: invitations.revokeInvitation,
  ...{ readSettings: settings.readSettings, changeSettings: settings.changeSettings },
  ...{ everyMeal, everyPost, readAllContent, writeSiteFile, importContent },
  ...{ importFoods: ownFoods.importFoods, removeOwnFoods: ownFoods.removeOwnFoods },
}

describe('use cases that write or show non-public content', () => {
  it('all take a Staff or an Admin', () => {
    expectTypeOf<AskedByAll<typeof forStaff>>().toEqualTypeOf<Staff>()
    expectTypeOf<AskedByAll<typeof forAdmins>>().toEqualTypeOf<Admin>()
  })

  it('cannot be called without a caller, or with one whose role was not checked', () => {
    // Never called: the compiler does the checking.
    const _refused = (app: App, caller: Caller, staff: Staff) => [
      // @ts-expect-error: nobody is signed in
      createMeal(app, null, { title: 'Rice' }),
      // @ts-expect-error: the role was not checked
      createMeal(app, caller, { title: 'Rice' }),
      // @ts-expect-error: nobody is signed in
      images.deleteImage(app, null, 'some id'),
      // @ts-expect-error: the role was not checked
      postTrash.deletePost(app, caller, 'some id'),
      // @ts-expect-error: setting the role by hand does not make a Staff
      images.getImage(app, { ...caller, role: 'Admin' }, 'some id'),
      // @ts-expect-error: a Staff need not be an Admin
      users.deleteUser(app, staff, 'some id'),
    ]
    expectTypeOf<Caller>().not.toExtend<Staff>()
    expectTypeOf<Staff>().not.toExtend<Admin>()
    expectTypeOf<Admin>().toExtend<Staff>()
  })
})
