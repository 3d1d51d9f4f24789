import type { Config } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { configFromEnvironment, migrateDatabase, openApp } from './app.ts'
import { commands } from './commands.ts'
import { startAdvice } from './start-advice.ts'
import { terminal } from './terminal.ts'

let config: Config | undefined

/** The command line: `npm run cli -- COMMAND …`. Exit code 2 for a call that cannot be read. */
async function main(args: string[]): Promise<void> {
  const command = commands.find(({ name }) => ` ${args.join(' ')} `.startsWith(` ${name} `))
  if (!command) {
    console.error(`Usage:\n${commands.map(({ usage }) => `  ${usage}`).join('\n')}`)
    process.exitCode = 2
    return
  }
  config = configFromEnvironment()
  const log = createLog('silent')
  await migrateDatabase(config, log)
  const { app, close } = await openApp(config, log)
  try {
    await command.run(app, args.slice(command.name.split(' ').length), terminal)
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
