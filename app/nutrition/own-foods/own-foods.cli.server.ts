import { parseArgs } from 'node:util'
import type { Command, Terminal } from '#platform/cli.ts'
import { invalid } from '#platform/errors.ts'
import { type ImportReport, importFoods, listOwnFoods, removeOwnFoods } from './own-foods.server.ts'

/** `foods …`: foods of USDA's downloads beside those that the program carries. */
export const ownFoodCommands: Command[] = [
  {
    name: 'foods import',
    usage: 'foods import FILE [--matching "WORDS"]  (JSON or CSV of USDA FoodData Central)',
    async run(app, args, terminal) {
      const { file, matching } = readArguments(args)
      if (!file) throw invalid('Name the JSON file, or the folder of CSV files')
      await printReport(await importFoods(app, file, matching), terminal)
    },
  },
  {
    name: 'foods list',
    usage: 'foods list [WORDS]  (the imported foods, with their ids)',
    async run(app, words, terminal) {
      const foods = await listOwnFoods(app, words.join(' '))
      for (const { source, name, per100 } of foods) {
        await terminal.print(`${source}  ${name}  (${per100.calories} kcal per 100 g)`)
      }
      await terminal.print(`${foods.length} imported foods`)
    },
  },
  {
    name: 'foods remove',
    usage: 'foods remove ID … | foods remove --all',
    async run(app, ids, terminal) {
      if (ids.length === 0) throw invalid('Name the ids that `foods list` shows, or --all')
      const removed = await removeOwnFoods(app, ids.includes('--all') ? 'all' : ids)
      await terminal.print(`${removed} removed`)
    },
  },
]

function readArguments(args: string[]): { file?: string; matching?: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { matching: { type: 'string' } },
    })
    return { file: positionals[0], matching: values.matching }
  } catch (cause) {
    throw Object.assign(invalid('Usage: foods import FILE [--matching "WORDS"]'), { cause })
  }
}

/** As many foods of one reason as tell what is meant. */
const examples = 3

async function printReport(report: ImportReport, terminal: Terminal) {
  const { added, updated, unchanged, skipped } = report
  const count = [...skipped.values()].reduce((sum, foods) => sum + foods.length, 0)
  await terminal.print(
    `${added} added, ${updated} updated, ${unchanged} unchanged, ${count} skipped`,
  )
  for (const [reason, foods] of skipped) {
    const shown = foods.slice(0, examples).map((food) => `"${food}"`)
    const more = foods.length > examples ? ' …' : ''
    await terminal.print(`  ${foods.length} skipped, as ${reason}: ${shown.join(', ')}${more}`)
  }
  if (added + updated === 0) return
  await terminal.print('The running site reads them from the next request on')
}
