import { defaultSettings } from '#app/shell/settings/default-settings.ts'
import { readSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import type { App } from '#platform/app.ts'
import { sampleMealsHere, samplePostsHere } from './samples-here.server.ts'

/** A fact that a new owner has not made their own yet, and the address where it is changed. */
type Unchanged = { what: string; href: string; isSample?: boolean }

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
    {
      what: 'Sample meals',
      href: '/admin/meals',
      isSample: true,
      is: await hasAny(sampleMealsHere(app, null)),
    },
    {
      what: 'Sample articles',
      href: '/admin/blogs',
      isSample: true,
      is: await hasAny(samplePostsHere(app, null)),
    },
  ]
  return all.filter(({ is }) => is).map(({ is: _, ...thing }) => thing)
}

async function hasAny(samples: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of samples) return true
  return false
}
