import { readCall } from '#platform/command-line.ts'
import type { Config } from '#platform/config/config.ts'
import { openDataFolder } from '#platform/files/data-folder.ts'
import { createLog } from '#platform/log.ts'
import { withSiteAddress } from '#platform/settings/site-address.ts'
import { configFromEnvironment, migrateDatabase, openApp } from './app.ts'
import { commands } from './commands/commands.ts'
import { terminal } from './commands/terminal.ts'
import { stepBehindTheSite } from './processes/behind-the-site.ts'
import { startAdvice } from './start-advice.ts'

let config: Config | undefined

/** The CLI: `npm run cli -- COMMAND …`. Exits with 2 if the arguments are not valid. */
async function main(words: string[]): Promise<void> {
  const call = readCall(commands, words)
  if (call.kind === 'help') {
    for (const line of call.lines) await terminal.print(line)
    return
  }
  if (call.kind === 'wrong') {
    console.error(call.line)
    process.exitCode = 2
    return
  }
  // An import or a backup may take long.
  stepBehindTheSite()
  config = configFromEnvironment()
  openDataFolder(config)
  const log = createLog('silent')
  await migrateDatabase(config, log)
  const { app, close } = await openApp(config, log)
  try {
    await call.command.run(await withSiteAddress(app), call.args, terminal, call.options)
  } finally {
    await close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const advice = startAdvice(error, config)
  if (!advice) throw error
  console.error(advice)
  process.exitCode = 1
}
