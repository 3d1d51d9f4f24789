import { getPostBySlug } from '#app/blog/posts.server.ts'
import { samplePosts } from '#app/blog/samples/sample-posts.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { orUndefined } from '#app/publishing/save.server.ts'
import { defaultSettings } from '#app/shell/settings/default-settings.ts'
import { readSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import type { App } from '#platform/app.ts'
import { slugOf } from '#platform/text/slug.ts'

/** A fact that a new owner has not made their own yet, and the address where it is changed. */
type Unchanged = { what: string; href: string }

/** What is still as the samples have it, in the order in which it matters. */
export async function findUnchanged(app: App): Promise<Unchanged[]> {
  const settings = await readSiteSettings(app)
  const same = (name: 'siteName' | 'contactEmail' | 'country' | 'happyUsersText') =>
    settings[name] === defaultSettings[name]
  const all = [
    {
      what: `The name of the site: ${defaultSettings.siteName}`,
      href: '/admin/settings#siteName',
      is: same('siteName'),
    },
    {
      what: `The contact address: ${defaultSettings.contactEmail}`,
      href: '/admin/settings#contactEmail',
      is: same('contactEmail'),
    },
    {
      what: `The country and its law and courts: ${defaultSettings.country}`,
      href: '/admin/settings#country',
      is: same('country'),
    },
    {
      what: `The claim beside the hero: ${defaultSettings.happyUsersText}`,
      href: '/admin/settings#happyUsersText',
      is: same('happyUsersText'),
    },
    { what: 'The logo', href: '/admin/settings#logo', is: settings.logoImageId === null },
    { what: 'Sample meals', href: '/admin/meals', is: await hasSampleMeals(app) },
    { what: 'Sample articles', href: '/admin/blogs', is: await hasSamplePosts(app) },
  ]
  return all.filter(({ is }) => is).map(({ what, href }) => ({ what, href }))
}

const hasSampleMeals = (app: App) => anyFound(sampleMeals, (slug) => getMealBySlug(app, null, slug))

const hasSamplePosts = (app: App) => anyFound(samplePosts, (slug) => getPostBySlug(app, null, slug))

async function anyFound(samples: { title: string }[], find: (slug: string) => Promise<unknown>) {
  for (const { title } of samples) if (await orUndefined(find(slugOf(title)))) return true
  return false
}
