import { accountEndpoints } from '#app/accounts/accounts.api.server.ts'
import { contactEndpoints } from '#app/contact/contact.api.server.ts'
import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import type { Endpoint } from '#platform/api/endpoint.ts'
import { assertDistinct } from '#platform/api/router.ts'

/** The whole API: every feature's table of endpoints. */
export const endpoints: Endpoint[] = [...accountEndpoints, ...contactEndpoints, ...mealEndpoints]

assertDistinct(endpoints)
