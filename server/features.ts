import { accountEndpoints } from '#app/accounts/accounts.api.server.ts'
import { adminEndpoints } from '#app/admin/admin.api.server.ts'
import { blogEndpoints } from '#app/blog/blog.api.server.ts'
import { contactEndpoints } from '#app/contact/contact.api.server.ts'
import { findingEndpoints } from '#app/finding/finding.api.server.ts'
import { guessEndpoints } from '#app/guess/guess.api.server.ts'
import { imageEndpoints } from '#app/images/images.api.server.ts'
import { pageEndpoints } from '#app/legal/documents/pages.api.server.ts'
import { mealUseEndpoints } from '#app/meals/editing/meal-uses.api.server.ts'
import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import { movingEndpoints } from '#app/moving/runs/import-runs.api.server.ts'
import { foodEndpoints } from '#app/nutrition/foods/foods.api.server.ts'
import { nutritionEndpoints } from '#app/nutrition/nutrition.api.server.ts'
import { presenceEndpoints } from '#app/publishing/presence/presence.api.server.ts'
import { redirectEndpoints } from '#app/redirects/redirects.api.server.ts'
import { withSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import { webhookEndpoints } from '#app/webhooks/webhooks.api.server.ts'
import type { Endpoint } from '#platform/api/endpoint.ts'
import { assertDistinct } from '#platform/api/router.ts'

/** The endpoints of all features, which make up the whole API. */
export const endpoints: Endpoint[] = withSettings([
  ...accountEndpoints,
  ...nutritionEndpoints,
  ...foodEndpoints,
  ...imageEndpoints,
  ...mealEndpoints,
  ...mealUseEndpoints,
  ...guessEndpoints,
  ...blogEndpoints,
  ...findingEndpoints,
  ...contactEndpoints,
  ...adminEndpoints,
  ...movingEndpoints,
  ...redirectEndpoints,
  ...webhookEndpoints,
  ...pageEndpoints,
  ...presenceEndpoints,
])

assertDistinct(endpoints)

/** Calls get the App with the settings that an Admin made on the site. */
function withSettings(all: Endpoint[]): Endpoint[] {
  return all.map((endpoint) => ({
    ...endpoint,
    handle: async (call) =>
      await endpoint.handle({ ...call, app: await withSiteSettings(call.app) }),
  }))
}
