import { commandLine } from '#platform/api/caller.ts'
import type { Command, Terminal } from '#platform/cli.ts'
import { notFound } from '#platform/errors.ts'
import { type ImportReport, importFoods, listOwnFoods, removeOwnFoods } from './own-foods.server.ts'

/** `foods …`: foods of USDA's downloads beside those that the program carries. */
export const ownFoodCommands: Command[] = [
  {
    name: 'foods import',
    args: ['FILE'],
    summary: 'adds foods of USDA FoodData Central: a JSON file, or a folder of CSV files',
    options: { matching: { value: 'WORDS', summary: 'only those whose names have these words' } },
    async run(app, [file = ''], terminal, { values }) {
      await printReport(await importFoods(app, commandLine, file, values.matching), terminal)
    },
  },
  {
    name: 'foods list',
    args: ['[WORDS …]'],
    summary: 'lists the imported foods with their ids',
    async run(app, words, terminal) {
      const foods = await listOwnFoods(app, commandLine, words.join(' '))
      for (const { source, name, per100 } of foods) {
        await terminal.print(`${source}  ${name}  (${per100.calories} kcal per 100 g)`)
      }
      await terminal.print(`${foods.length} imported foods`)
    },
  },
  {
    name: 'foods remove',
    args: ['[ID …]'],
    summary: 'removes imported foods by the ids that `foods list` shows',
    options: { all: { summary: 'all of them' } },
    fault: (ids, { flags }) =>
      flags.has('all') === ids.length > 0
        ? 'Name the ids that `foods list` shows, or --all'
        : undefined,
    async run(app, ids, terminal, { flags }) {
      const removed = await removeOwnFoods(app, commandLine, flags.has('all') ? 'all' : ids)
      if (removed === 0 && ids.length > 0) throw notFound('No imported food has such an id')
      await terminal.print(`${removed} removed`)
    },
  },
]

/** How many foods are listed as examples of one reason. */
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
