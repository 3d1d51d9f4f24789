import { PgBoss } from 'pg-boss'
import type { PostgresAccess } from '../database/open-database.ts'
import { startListener } from '../database/postgres/postgres-listener.ts'
import type { StoreApp } from './job-store.ts'

/** How often (ms) the listening connection is tried: it may die without a sign. */
const tryEvery = 10_000

/**
 * Has pg-boss look after its tables, as each worker may, and hears of new jobs as they are committed.
 * Nobody depends on the message: workers also look by themselves.
 */
export async function watchBoss(
  { log }: StoreApp,
  { pool, url, onFault }: PostgresAccess,
  wake: () => void,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      async listen(channel, onMessage) {
        const listener = startListener(url, channel, {
          onMessage(payload) {
            onMessage(payload)
            wake()
          },
          onReady: wake,
          onLost: onFault,
        })
        const timer = setInterval(() => void listener.ask('select 1'), tryEvery)
        return {
          async close() {
            clearInterval(timer)
            await listener.close()
          },
        }
      },
    },
    migrate: false,
    schedule: false,
    useListenNotify: true,
  })
  boss.on('error', (err) => log.warn({ err }, 'the upkeep of jobs had a fault'))
  boss.on('warning', ({ message, data }) => log.warn({ ...data }, message))
  await boss.start()
  return () => boss.stop({ graceful: false })
}
