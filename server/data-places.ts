import type { Config } from '#platform/config/config.ts'
import { withoutPassword } from '#platform/database/postgres/without-password.ts'

/** Where the site's data are stored, for printing on the terminal, without secrets. */
export function dataPlaces({ dataDir, databaseUrl, s3 }: Config): string {
  const bucket =
    s3 &&
    `images in the bucket ${s3.bucket}${s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ''}`
  if (!databaseUrl) return [`data in ${dataDir}`, bucket].filter(Boolean).join(', ')
  return `data in ${withoutPassword(databaseUrl)}, ${bucket ?? `images in ${dataDir}`}`
}
