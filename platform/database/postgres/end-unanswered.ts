import type pg from 'pg'

/**
 * Lifts the limits on waits and statements for the rest of a transaction. The parameter is the longest wait for a
 * lock, such as `10min`.
 */
export const liftLimits = `select set_config('lock_timeout', $1, true),
  set_config('statement_timeout', '0', true)`

/** How long (ms) PostgreSQL may take to answer: ten seconds longer than a statement may run. */
const answerTimeout = 70_000

/**
 * Closes a client whose query gets no answer, as from a machine that is gone: nothing else would tell, and its place
 * in the pool would stay taken for a quarter of an hour. Statements whose limits are lifted may take any time.
 */
export function endUnanswered(client: pg.PoolClient, onFault: (error: Error) => void): void {
  const ask = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>
  let lifted = false
  const query = async (text: string, values?: unknown[]) => {
    if (text === liftLimits) lifted = true
    const timer = lifted ? undefined : setTimeout(end, answerTimeout)
    if (text === 'commit' || text === 'rollback') lifted = false
    try {
      return await ask(text, values)
    } finally {
      clearTimeout(timer)
    }
  }
  function end() {
    onFault(new Error('PostgreSQL did not answer for too long'))
    // Not given back to the pool, as with `query_timeout`: the answer may still be on its way.
    ;(client as unknown as pg.Client).end().catch(() => undefined)
  }
  Object.assign(client, { query })
}
