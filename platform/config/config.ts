import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { aiConfig, aiVariables } from '../ai/ai-config.ts'
import { isHttpUrl } from '../http/http-url.ts'
import { StartFault } from '../start-fault.ts'

/** Invalid configuration; the message lists every invalid variable. */
export class ConfigError extends StartFault {}

const httpUrl = z.string().refine(isHttpUrl, 'must be an http:// or https:// address')
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
const whole = (from: number, to: number) =>
  z.coerce
    .number(`must be a whole number from ${from} to ${to}`)
    .refine((n) => Number.isInteger(n) && n >= from && n <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65535).default(3000),
  SITE_URL: httpUrl.optional(),
  SITE_NAME: z.string().max(60, 'must have at most 60 characters').default('Platewise'),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@example.com'),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .max(200, 'must have at most 200 characters')
    .optional(),
  REGISTRATION: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  SAMPLE_CONTENT: onOff.default(true),
  ...aiVariables,
  IMAGE_TIMEOUT_SECONDS: whole(1, 3600).default(140),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  NEWSLETTER_URL: httpUrl.optional(),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((links) => links.every(isHttpUrl), 'must be http:// or https:// addresses with commas'),
  FETCH_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform(splitHosts)
    .refine(
      (hosts) => hosts.every((host) => /^[^\s/]+$/.test(host)),
      'must be names or addresses of hosts with commas',
    ),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|on|[1-9]\d?)$/, 'must be off, on or a number of proxies')
    .default('off')
    .transform((value) => (value === 'off' ? 0 : value === 'on' ? 1 : Number(value))),
  PORTRAIT_URL: z
    .string()
    .refine((value) => isHttpUrl(value) && value.includes('{n}'), {
      error: 'must be an http:// or https:// address with {n} in it',
    })
    .or(z.literal(''))
    .default('https://randomuser.me/api/portraits/thumb/women/{n}.jpg'),
  WORKERS: whole(0, 64).default(1),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Validates the environment variables and returns them as a typed configuration. Throws ConfigError with
 * every invalid variable.
 */
export function readConfig(env: Record<string, string | undefined>, root: string) {
  // PORTRAIT_URL is the only variable for which an empty value differs from an absent one.
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'PORTRAIT_URL'),
  )
  const parsed = variables.safeParse(given)
  const faults = [...(parsed.error?.issues.map(describeIssue) ?? []), ...s3Faults(given)]
  if (!parsed.success || faults.length > 0) throw new ConfigError(describeFaults(faults))
  const v = parsed.data
  return {
    host: v.HOST,
    port: v.PORT,
    siteUrl: (v.SITE_URL ?? `http://${bracketed(v.HOST)}:${v.PORT}`).replace(/\/+$/, ''),
    /** False if siteUrl was derived from host and port. */
    siteUrlGiven: v.SITE_URL !== undefined,
    /** The names of the variables that are set, which win over settings made on the site. */
    given: Object.keys(given),
    siteName: v.SITE_NAME,
    contactEmail: v.CONTACT_EMAIL,
    /** The sender address of all mails. */
    mailFrom: v.MAIL_FROM ?? v.CONTACT_EMAIL,
    dataDir: path.resolve(root, v.DATA_DIR),
    backupDir: v.BACKUP_DIR && path.resolve(root, v.BACKUP_DIR),
    databaseUrl: v.DATABASE_URL,
    /** The S3 bucket for media; without it, media are stored in a folder of dataDir. */
    s3: s3Config(v),
    admin: { email: v.ADMIN_EMAIL.trim().toLowerCase(), password: v.ADMIN_PASSWORD },
    registration: v.REGISTRATION,
    sampleContent: v.SAMPLE_CONTENT,
    /** Null for the embedded illustrator. */
    imageModel: v.IMAGE_MODEL,
    visionModel: v.VISION_MODEL,
    ai: aiConfig(v),
    imageTimeoutSeconds: v.IMAGE_TIMEOUT_SECONDS,
    smtpUrl: v.SMTP_URL,
    newsletterUrl: v.NEWSLETTER_URL,
    /** The site's pages on social networks. */
    socialLinks: v.SOCIAL_LINKS,
    fetchAllowHosts: v.FETCH_ALLOW_HOSTS,
    /** How many reverse proxies are trusted; with 0, the address of the connection is used. */
    trustedProxies: v.TRUST_PROXY,
    portraitUrl: v.PORTRAIT_URL,
    workers: v.WORKERS,
    logLevel: v.LOG_LEVEL,
    metricsToken: v.METRICS_TOKEN,
  }
}

const s3Config = (v: z.infer<typeof variables>) =>
  v.S3_BUCKET
    ? {
        bucket: v.S3_BUCKET,
        region: v.S3_REGION,
        endpoint: v.S3_ENDPOINT,
        accessKeyId: v.S3_ACCESS_KEY_ID,
        secretAccessKey: v.S3_SECRET_ACCESS_KEY,
      }
    : undefined

const describeIssue = ({ path, message }: z.core.$ZodIssue) => `${path.join('.')} ${message}`

const describeFaults = (faults: string[]) =>
  `The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`

/** Checks that the variables of the bucket are complete. Returns the problems. */
function s3Faults(given: Record<string, string | undefined>): string[] {
  const needs = (name: string, other: string) =>
    given[other] && !given[name] ? [`${name} is missing, while ${other} is set`] : []
  return [
    ...needs('S3_BUCKET', 'S3_ENDPOINT'),
    ...needs('S3_BUCKET', 'S3_ACCESS_KEY_ID'),
    ...needs('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'),
    ...needs('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
  ]
}

function splitHosts(value: string): string[] {
  return value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
}

const bracketed = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)
