import { defaultAccent } from './accent.ts'

/** A place in the navigation at the top of every page. */
export type NavigationItem = { label: string; href: string }

/** What an Admin decides about the site: its words, its look, where it leads. */
export type SiteSettings = {
  siteName: string
  /** The headline of the home page. */
  tagline: string
  /** The image that stands for the site; null for the drawn plate. */
  logoImageId: string | null
  /** `#rrggbb` */
  accent: string
  /** The meal of the hero; null for the newest published one. */
  heroMealId: string | null
  /** The line beside the avatars of the hero; without it neither is shown. */
  happyUsersText: string
  contactEmail: string
  /** From where the site is run; pages and terms name it. */
  country: string
  socialLinks: string[]
  /** A text at the foot of every page, under the disclaimer. */
  footerText: string
  navigation: NavigationItem[]
  /** A script that counts visits, loaded only after consent to Analytics; empty for none. */
  analyticsUrl: string
  registration: 'open' | 'closed'
  /** Whether an empty site is filled with samples when it starts. */
  samples: boolean
}

export type SiteSettingName = keyof SiteSettings

export const defaultSettings: SiteSettings = {
  siteName: 'Platewise',
  tagline: 'Know what is on your plate.',
  logoImageId: null,
  accent: defaultAccent,
  heroMealId: null,
  happyUsersText: '1000+ happy users',
  contactEmail: 'hello@example.com',
  country: 'Pakistan',
  socialLinks: [],
  footerText: '',
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Meals', href: '/meals' },
    { label: 'Blog', href: '/blogs' },
    { label: 'About', href: '/about' },
    { label: 'Contact', href: '/contact' },
  ],
  analyticsUrl: '',
  registration: 'open',
  samples: true,
}
