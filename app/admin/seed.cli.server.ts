import { seedMeals } from '#app/meals/samples/seed-meals.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { Command } from '#platform/cli.ts'
import { mostInvented } from '#platform/invented.ts'

const plain = (count: number) => count.toLocaleString('en-US')

/** Seconds between two lines about the progress. */
const reportEvery = 2

export const seedCommands: Command[] = [
  {
    name: 'seed',
    summary: 'fills the site with N invented meals, to try how it does with many',
    options: { meals: { value: 'N', summary: `how many, at most ${plain(mostInvented)}` } },
    fault: (_args, { values }) => countFault(values.meals),
    async run(app, _args, terminal, { values }) {
      const count = Number(values.meals)
      await terminal.print(
        `Filling the site with ${plain(count)} invented meals, without images; one in 50 is a draft.`,
      )
      await terminal.print(
        'Those that are there already stay. To stop, press Ctrl-C; run it again to go on.',
      )
      const started = performance.now()
      let added = 0
      let reportedAt = 0
      for await (const progress of seedMeals(app, commandLine, count)) {
        added = progress.added
        const seconds = (performance.now() - started) / 1000
        if (seconds - reportedAt < reportEvery && progress.seen < count) continue
        reportedAt = seconds
        await terminal.print(`${plain(progress.seen)} of ${plain(count)}, ${seconds.toFixed(0)} s`)
      }
      await terminal.print(
        `${plain(added)} meals added, ${plain(count - added)} were there already`,
      )
    },
  },
]

/** What is wrong with the number of meals; undefined for a whole number within the limit. */
function countFault(text: string | undefined): string | undefined {
  if (text === undefined) return 'Say how many: seed --meals N'
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= mostInvented) return undefined
  return `N must be a whole number from 1 to ${plain(mostInvented)}`
}
