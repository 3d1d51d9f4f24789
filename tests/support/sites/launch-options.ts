import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import chromium from '@sparticuz/chromium'
import { projectRoot } from '#platform/project-root.ts'
import { programFolder } from '../quick-folder.ts'
import { unpackOnce } from './unpack-once.ts'

/** Playwright's options for the browser installed with the tests (Linux), or else an installed Chrome. */
export async function launchOptions(extra: string[]) {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    noOtherHost,
    ...extra,
  ]
  if (process.platform !== 'linux') return { channel: 'chrome', args: quiet }
  const executablePath = await browserProgram()
  const args = chromium.args.filter((argument) => !unwanted.test(argument))
  return { executablePath, args: [...args, '--disable-gpu', ...quiet], headless: true }
}

/**
 * Lets pages reach loopback only. Playwright's own way, a route, sends every request through the test's process and
 * switches off the cache that visitors' browsers have.
 */
const noOtherHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/**
 * Arguments of the browser's package that are left out. With one process, it would end when the first context is closed.
 * Without a zygote, which is a process that all others are copied from, each page starts a program anew.
 * With a graphics processor that is only simulated, opening a page takes a third more time. Its lists of features would
 * replace those of Playwright, since the last of two counts: among them are some without which clicks and navigations get
 * lost now and then. Without web security, requests to other origins would succeed that no visitor's browser allows.
 */
const unwanted =
  /^--(single-process|no-zygote|in-process-gpu|ignore-gpu|use-gl|use-angle|enable-unsafe-swift|(en|dis)able-features|disable-web-security|allow-running-insecure)/

/** The path of the browser's program, which is unpacked by the first test that needs it. */
async function browserProgram(): Promise<string> {
  const folder = path.join(programFolder(), `platewise-chromium-${browserVersion()}`)
  await unpackOnce(folder, async (into) => {
    // The package unpacks to the folder of temporary files, and takes whatever is there for the whole program.
    const { TMPDIR } = process.env
    process.env.TMPDIR = into
    try {
      await chromium.executablePath()
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = TMPDIR
    }
  })
  const program = path.join(folder, 'chromium')
  if (!existsSync(program)) throw new Error('The browser of the tests is missing')
  return program
}

/** The version of the browser's package, so that another version is unpacked to another folder. */
function browserVersion(): string {
  const project = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8'))
  return project.devDependencies['@sparticuz/chromium']
}
