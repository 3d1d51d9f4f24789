import { z } from 'zod'
import { isHttpUrl } from '#platform/http/http-url.ts'
import { lineField, requiredField, textField } from '#platform/text/fields.ts'
import { checkAccent, isColour } from './accent.ts'
import type { SiteSettingName } from './default-settings.ts'

/** Settings that an environment variable can decide instead. */
export const settingVariables = {
  siteName: 'SITE_NAME',
  contactEmail: 'CONTACT_EMAIL',
  socialLinks: 'SOCIAL_LINKS',
  registration: 'REGISTRATION',
  samples: 'SAMPLE_CONTENT',
} as const satisfies Partial<Record<SiteSettingName, string>>

/** More would not fit beside each other. */
export const mostPlaces = 8

/** A path of this site or a web address; `//host` would lead to another site. */
const isHref = (text: string) =>
  /^\/(?![/\\])\S*$/.test(text) ||
  (isHttpUrl(text) && !/\s/.test(text)) ||
  /^mailto:\S+@\S+$/.test(text)

const navigationItem = z.object({
  label: requiredField('Label', 40, 'Please enter what the link says'),
  href: lineField('Address', 500).refine(
    isHref,
    'The address must be a path such as /about, or begin with https://',
  ),
})

const accent = z
  .string('The accent must be a colour such as #b8431f')
  .trim()
  .refine(isColour, 'The accent must be a colour such as #b8431f')
  .transform((colour) => colour.toLowerCase())
  .superRefine((colour, context) => {
    if (!isColour(colour)) return
    const { problem } = checkAccent(colour)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const link = lineField('Each link', 500).refine(
  isHttpUrl,
  'Each link must begin with https:// or http://',
)

const idOrNone = (what: string) =>
  z.union([z.string(), z.null()], `${what} must be an id or null`).transform((id) => id || null)

const analyticsUrl = lineField('Analytics address', 500).refine(
  (url) => url === '' || (url.startsWith('https://') && URL.canParse(url)),
  'The address of the script must begin with https://',
)

/** The body of PUT /settings for these; what is absent stays, null restores the default. */
export const siteSettingsInput = z.object({
  siteName: requiredField('Site name', 60, 'Please enter a name for the site').nullish(),
  tagline: requiredField('Tagline', 120, 'Please enter a tagline').nullish(),
  logoImageId: idOrNone('The logo').optional(),
  accent: accent.nullish(),
  heroMealId: idOrNone('The meal of the home page').optional(),
  happyUsersText: lineField('The line about users', 80).nullish(),
  contactEmail: z
    .string('Contact email must be text')
    .trim()
    .pipe(z.email('Please enter an email address'))
    .nullish(),
  country: requiredField('Country', 80, 'Please enter where you run the site from').nullish(),
  socialLinks: z
    .array(link, 'Social links must be a list of addresses')
    .max(12, 'There can be at most 12 social links')
    .nullish(),
  footerText: textField('Footer text', 500).nullish(),
  navigation: z
    .array(navigationItem, 'The navigation must be a list of links')
    .max(mostPlaces, `The navigation can have at most ${mostPlaces} links`)
    .nullish(),
  analyticsUrl: analyticsUrl.nullish(),
  registration: z.enum(['open', 'closed'], 'Registration must be open or closed').nullish(),
  samples: z.boolean('Samples must be true or false').nullish(),
})

export type SiteSettingsInput = z.output<typeof siteSettingsInput>

/** What is stored: only what was changed. */
export const storedSettings = z.object({
  siteName: z.string().optional(),
  tagline: z.string().optional(),
  logoImageId: z.string().nullable().optional(),
  accent: z.string().optional(),
  heroMealId: z.string().nullable().optional(),
  happyUsersText: z.string().optional(),
  contactEmail: z.string().optional(),
  country: z.string().optional(),
  socialLinks: z.array(z.string()).optional(),
  footerText: z.string().optional(),
  navigation: z.array(z.object({ label: z.string(), href: z.string() })).optional(),
  analyticsUrl: z.string().optional(),
  registration: z.enum(['open', 'closed']).optional(),
  samples: z.boolean().optional(),
  /** The files of the logo, shown and largest, so that no page has to look up the image. */
  logo: z
    .object({ file: z.string(), large: z.string(), width: z.number(), height: z.number() })
    .nullish(),
})

export type StoredSettings = z.output<typeof storedSettings>

/** The answer of GET /settings for these. */
export const siteSettingsAnswer = {
  siteName: z.string(),
  tagline: z.string(),
  logoImageId: z.string().nullable(),
  /** The address of the logo's picture. */
  logoUrl: z.string().nullable(),
  accent: z.string(),
  heroMealId: z.string().nullable(),
  happyUsersText: z.string(),
  contactEmail: z.string(),
  country: z.string(),
  socialLinks: z.array(z.string()),
  footerText: z.string(),
  navigation: z.array(z.object({ label: z.string(), href: z.string() })),
  analyticsUrl: z.string(),
  registration: z.enum(['open', 'closed']),
  samples: z.boolean(),
  /** The environment variables that decide some of these instead. */
  fixed: z.record(z.string(), z.string()),
}

/** The origin of a script or form; none for an empty address. */
export const originsOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])
