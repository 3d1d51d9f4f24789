import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
} from 'kysely'
import pg from 'pg'
import { refuseOuterUse } from '../outer-use.ts'
import { toParameter } from '../parameters.ts'
import { endUnanswered } from './end-unanswered.ts'

const { builtins, getTypeParser } = pg.types

const parseTime = getTypeParser(builtins.TIMESTAMPTZ)

/** How text from PostgreSQL is parsed, for our pool only, since pg's own table of parsers is global. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, (text) => new Date(parseTime(text)).toISOString()],
])

/** Maximum connections of a process, in addition to the one that listens. */
export const poolSize = 10

/**
 * A wait for a row lock fails after 5 s, as on SQLite, and a statement after a minute. PostgreSQL ends a
 * transaction that is idle for a minute, so that a hung process does not keep its locks. JIT is off because
 * it costs more than any of our queries.
 */
const sessionSettings = `select set_config('lock_timeout', '5s', false),
  set_config('statement_timeout', '60s', false),
  set_config('idle_in_transaction_session_timeout', '60s', false),
  set_config('jit', 'off', false)`

/** How long (ms) connecting may take, and then setting the session's values. */
const connectTimeout = 5000

const prepareSession = { text: sessionSettings, query_timeout: connectTimeout }

/** A pool that reports lost connections to `onFault` instead of ending the process. */
export function openPool(
  connectionString: string,
  onFault: (error: Error) => void,
  max = poolSize,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectTimeout,
    // Tells of a machine that is gone also during statements that may take any time.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // The pool closes a client on which this fails. Kysely's hook would keep its place taken for good.
    onConnect: (client) => client.query(prepareSession),
    types: { getTypeParser: (id, format) => parsers.get(Number(id)) ?? getTypeParser(id, format) },
  })
  // The pool reports errors of idle clients; clients in use report their own.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', onFault)
    endUnanswered(client, onFault)
  })
  return pool
}

/** Kysely's dialect with our parameter conversion and the check against use outside an open transaction. */
export function postgresDialect(pool: pg.Pool): Dialect {
  const adapter = new PostgresAdapter()
  const config = { pool, onCreateConnection: convertParameters }
  const dialect = new PostgresDialect(config)
  return {
    createAdapter: () => adapter,
    createDriver: () => new GuardedDriver(config, adapter),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

type RolledBack = Parameters<PostgresDriver['rollbackTransaction']>[0]

class GuardedDriver extends PostgresDriver {
  readonly #adapter: PostgresAdapter

  constructor(config: ConstructorParameters<typeof PostgresDriver>[0], adapter: PostgresAdapter) {
    super(config)
    this.#adapter = adapter
  }

  override async acquireConnection() {
    refuseOuterUse(this.#adapter)
    return await super.acquireConnection()
  }

  /**
   * An error of the rollback is ignored: the caller gets the original error, and the connection is closed.
   */
  override async rollbackTransaction(connection: RolledBack) {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

/** Runs once for each new connection of the pool. Must not fail, since Kysely would not release it. */
async function convertParameters(connection: DatabaseConnection) {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = (query, options) =>
    execute({ ...query, parameters: query.parameters.map(toParameter) }, options)
}
