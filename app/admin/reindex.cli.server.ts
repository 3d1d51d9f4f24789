import { reindexPosts } from '#app/blog/reindex-posts.server.ts'
import { reindexMeals } from '#app/meals/reindex-meals.server.ts'
import type { Command } from '#platform/cli.ts'

export const reindexCommands: Command[] = [
  {
    name: 'reindex',
    summary: 'makes anew what meals and posts are searched by',
    async run(app, _args, terminal) {
      await terminal.print(summary('meal', await reindexMeals(app)))
      await terminal.print(summary('post', await reindexPosts(app)))
    },
  },
]

const summary = (what: string, { rows, repaired }: { rows: number; repaired: number }) =>
  `${rows} ${rows === 1 ? what : `${what}s`}, ${repaired} out of step`
