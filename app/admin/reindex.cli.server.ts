import { reindexPosts } from '#app/blog/reindex-posts.server.ts'
import { reindexMeals } from '#app/meals/reindex-meals.server.ts'
import type { Command } from '#platform/cli.ts'

export const reindexCommands: Command[] = [
  {
    name: 'reindex',
    usage: 'reindex  (makes anew what meals and posts are searched by)',
    async run(app, _args, terminal) {
      const meals = await reindexMeals(app)
      await terminal.print(`${meals.rows} meals, ${meals.mended} of them were out of step`)
      const posts = await reindexPosts(app)
      await terminal.print(`${posts.rows} posts, ${posts.mended} of them were out of step`)
    },
  },
]
