import { isFailure } from '#platform/errors.ts'
import { createLog } from '#platform/log.ts'
import { isStartFault } from '#platform/start-fault.ts'
import { configFromEnvironment, migrateDatabase, openApp } from './app.ts'
import { commands } from './commands.ts'
import { terminal } from './terminal.ts'

/** The command line: `npm run cli -- COMMAND …`. Exit code 2 for a call that cannot be read. */
async function main(args: string[]): Promise<void> {
  const command = commands.find(({ name }) => ` ${args.join(' ')} `.startsWith(` ${name} `))
  if (!command) {
    console.error(`Usage:\n${commands.map(({ usage }) => `  ${usage}`).join('\n')}`)
    process.exitCode = 2
    return
  }
  const config = configFromEnvironment()
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
  if (!isStartFault(error) && !isFailure(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
