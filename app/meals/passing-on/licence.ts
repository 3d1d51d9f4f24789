import { z } from 'zod'

/** Licences under which a site can publish its meals, by their SPDX identifier; empty: all rights reserved. */
export const licences = {
  '': { name: 'All rights reserved', url: null },
  'CC0-1.0': {
    name: 'CC0 1.0 (public domain)',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'CC-BY-NC-4.0': { name: 'CC BY-NC 4.0', url: 'https://creativecommons.org/licenses/by-nc/4.0/' },
  'ODbL-1.0': {
    name: 'Open Database License 1.0',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
} as const

export type LicenceId = keyof typeof licences

export const licenceIds = Object.keys(licences) as [LicenceId, ...LicenceId[]]

export const licenceSchema = z.enum(licenceIds, 'This licence is not one of those offered')

/** A licence as it stands in a file: its SPDX identifier, its name and where its text is. */
export type Licence = { id: LicenceId | null; name: string; url: string | null }
