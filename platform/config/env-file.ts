import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { isMissing } from '../files/missing-file.ts'
import { StartFault } from '../start-fault.ts'

const assignment = /^\s*(export\s+)?[A-Za-z_]\w*\s*=/
const nothing = /^\s*(#.*)?$/

/**
 * Adds the settings of a `.env` file to `env` without replacing existing values. A missing file counts as
 * empty. Throws StartFault if the file cannot be read, and for a line that Node's parser would silently
 * ignore.
 */
export function readEnvFile(file: string, env: Record<string, string | undefined>): void {
  const text = readText(file)
  if (text.includes('\0')) throw new StartFault(`${file} is no plain text: save it as UTF-8.`)
  const settings = parseEnv(text)
  const longer = Object.values(settings).filter((value) => value?.includes('\n'))
  for (const [n, line] of text.split(/\r?\n/).entries()) {
    if (assignment.test(line) || nothing.test(line)) continue
    const part = line.trim().replace(/["'`]\s*(#.*)?$/, '')
    if (longer.some((value) => value?.includes(part))) continue
    throw new StartFault(
      `Line ${n + 1} of ${file} is no setting: write NAME=value, or # before a note.`,
    )
  }
  for (const [name, value] of Object.entries(settings)) env[name] ??= value
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (isMissing(error)) return ''
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new StartFault(
      `${file} cannot be read${code}. It must be a file that this user may read.`,
    )
  }
}
