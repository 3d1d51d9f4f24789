import type { KyselyPlugin, QueryId } from 'kysely'
import type { App } from '#platform/app.ts'

/**
 * A copy of the app in which `work` is done once, directly after a table was read for the first time: what
 * was read is then older than what is stored.
 */
export function workAfterRead(app: App, table: string, work: () => Promise<unknown>): App {
  let isDone = false
  const readings = new WeakSet<QueryId>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const isRead =
        node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes(`"${table}"`)
      if (isRead) readings.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (isDone || !readings.has(queryId)) return result
      isDone = true
      await work()
      return result
    },
  }
  return { ...app, db: app.db.withPlugin(plugin) }
}
