import { accountCommands } from '#app/accounts/accounts.cli.server.ts'
import { reindexCommands } from '#app/admin/reindex.cli.server.ts'
import { seedCommands } from '#app/admin/seed.cli.server.ts'
import { imageCommands } from '#app/images/images.cli.server.ts'
import { movingCommands } from '#app/moving/moving.cli.server.ts'
import { nutritionCommands } from '#app/nutrition/nutrition.cli.server.ts'
import { ownFoodCommands } from '#app/nutrition/own-foods/own-foods.cli.server.ts'
import type { Command } from '#platform/cli.ts'
import { backupCommands } from './backup-commands.ts'

/** All commands of `npm run cli`. */
export const commands: Command[] = [
  ...accountCommands,
  ...imageCommands,
  ...nutritionCommands,
  ...ownFoodCommands,
  ...movingCommands,
  ...reindexCommands,
  ...seedCommands,
  ...backupCommands,
]
