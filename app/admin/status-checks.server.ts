import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { missingVariable } from '#platform/ai/readiness.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import { freeBytes } from '#platform/files/disk-use.ts'
import { nullIfMissing } from '#platform/files/missing-file.ts'
import { countJobs, oldestDueJob } from '#platform/jobs/jobs.db.ts'
import { askMailServer } from '#platform/mail.ts'
import type { Check } from './status.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** With less free space (bytes) than this, the disk counts as nearly full, or as full. */
const littleSpace = 1_000_000_000
const noSpace = 200_000_000

/** How far (ms) the clock of a file server may be ahead of ours. */
const clockDrift = 5 * minute

/** The checks that do not need the request. */
export const checks: ((app: App) => Promise<Check>)[] = [
  database,
  media,
  worker,
  disk,
  backup,
  mail,
  models,
]

const good = (name: string, fact: string): Check => ({ name, state: 'ok', fact, advice: null })

async function database(app: App): Promise<Check> {
  const kind = dialectOf(app.db) === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const started = performance.now()
  await sql`select 1`.execute(app.db)
  return good('Database', `${kind} answers in ${tookMs(started)}`)
}

async function media(app: App): Promise<Check> {
  const place = app.config.s3 ? `The bucket ${app.config.s3.bucket}` : 'The folder'
  const started = performance.now()
  await app.media.ping()
  return good('Media', `${place} answers in ${tookMs(started)}`)
}

async function worker(app: App): Promise<Check> {
  const { waiting, running, failed } = await countJobs(app.db)
  const fact = `${waiting} jobs waiting, ${running} running, ${failed} failed in the last 30 days`
  const now = app.clock.now()
  const oldest = await oldestDueJob(app.db, timestamp(app.clock))
  if (!oldest || now.getTime() - Date.parse(oldest) < 5 * minute) return good('Worker', fact)
  return {
    name: 'Worker',
    state: 'problem',
    fact: `${fact}. The oldest has been due since ${oldest.slice(0, 16).replace('T', ' ')} UTC`,
    advice: 'No worker seems to run, or it is overloaded. Look at its log; start more (WORKERS).',
  }
}

async function disk({ config }: App): Promise<Check> {
  const free = await freeBytes(config.dataDir)
  const fact = `${(free / 1e9).toFixed(1)} GB free where the data lies`
  if (free > littleSpace) return good('Disk', fact)
  const state = free > noSpace ? 'warning' : 'problem'
  return { name: 'Disk', state, fact, advice: 'Make room, or move DATA_DIR to a larger disk.' }
}

async function backup(app: App): Promise<Check> {
  const { config, clock } = app
  const name = 'Backup'
  if (!config.backupDir) {
    return {
      name,
      state: 'warning',
      fact: 'No daily backup is made',
      advice: 'Set BACKUP_DIR to a folder, best on another disk.',
    }
  }
  const newest = await newestArchive(config.backupDir, clock.now()).catch((error) => {
    app.log.warn({ err: error, folder: config.backupDir }, 'the folder of backups cannot be read')
    return reasonOf(error)
  })
  if (typeof newest === 'string') {
    return {
      name,
      state: 'problem',
      fact: `The folder of the archives cannot be read: ${newest}`,
      advice: 'Let the user that runs Platewise read and write BACKUP_DIR.',
    }
  }
  if (newest && clock.now().getTime() - newest.getTime() < 2 * day) {
    return good(name, `The last archive was written ${newest.toISOString()}`)
  }
  return {
    name,
    state: 'problem',
    fact: newest ? `The last archive is of ${newest.toISOString()}` : 'There is no archive yet',
    advice: 'A worker writes one a day. Look in its log for the reason.',
  }
}

/**
 * When the last archive was written; null if there is none, or no folder yet. Times in the future come from a
 * clock that was wrong, and are ignored.
 */
async function newestArchive(folder: string, now: Date): Promise<Date | null> {
  const names = (await nullIfMissing(readdir(folder))) ?? []
  const archives = names.filter((name) => name.endsWith('.tar'))
  const files = await Promise.all(
    archives.map((name) => nullIfMissing(stat(path.join(folder, name)))),
  )
  const latest = now.getTime() + clockDrift
  const times = files.flatMap((file) => file?.mtimeMs ?? []).filter((time) => time <= latest)
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

async function mail({ config }: App): Promise<Check> {
  const name = 'Mail'
  if (!config.smtpUrl) {
    const fact = 'Contact messages are kept here and not mailed'
    return { name, state: 'off', fact, advice: 'Set SMTP_URL to have them mailed too.' }
  }
  try {
    await askMailServer(config.smtpUrl)
    return good(name, `The mail server takes mail for ${config.contactEmail}`)
  } catch (error) {
    return {
      name,
      state: 'problem',
      fact: `The mail server does not answer as it should: ${reasonOf(error)}`,
      advice: 'Check SMTP_URL. Messages are kept and mailed again for a day.',
    }
  }
}

async function models({ config }: App): Promise<Check> {
  const name = 'Models'
  const named = [config.imageModel, config.visionModel].filter((model) => model !== null)
  if (named.length === 0) return good(name, 'Plates are drawn by the built-in illustrator')
  const missing = named.map((model) => missingVariable(config, model)).filter(Boolean)
  const fact = named.map((model) => model.name).join(', ')
  if (missing.length === 0) return good(name, `${fact}. Settings can test them with a real call`)
  return { name, state: 'problem', fact, advice: `Set ${[...new Set(missing)].join(' and ')}.` }
}

const tookMs = (started: number) => `${Math.max(1, Math.round(performance.now() - started))} ms`

/** The code of a network error is enough; its message could contain the password of the address. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
}
