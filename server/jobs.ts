import { invitationJobs } from '#app/accounts/invitations/invitations.jobs.server.ts'
import { accountMailJobs } from '#app/accounts/mail/account-mails.jobs.server.ts'
import { blogJobs } from '#app/blog/samples/illustrate-post.jobs.server.ts'
import { contactJobs } from '#app/contact/contact.jobs.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { mealJobs } from '#app/meals/samples/illustrate-meal.jobs.server.ts'
import { movingJobs } from '#app/moving/runs/import-runs.jobs.server.ts'
import { withSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import { webhookJobs } from '#app/webhooks/deliver.jobs.server.ts'
import type { AnyJobKind } from '#platform/jobs/job.ts'
import { upkeepJob } from './upkeep.ts'

/** All kinds of jobs. Their runs get the App with the settings that an Admin made on the site. */
export const jobKinds: AnyJobKind[] = [
  ...imageJobs,
  ...mealJobs,
  ...blogJobs,
  ...contactJobs,
  ...accountMailJobs,
  ...invitationJobs,
  ...webhookJobs,
  ...movingJobs,
  upkeepJob,
].map((kind) => ({
  ...kind,
  run: async (app, payload, run) => await kind.run(await withSiteSettings(app), payload, run),
}))
