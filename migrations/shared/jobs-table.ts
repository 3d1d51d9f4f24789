import type { Words } from './columns.ts'

/** The table of jobs. On PostgreSQL, pg-boss replaced it between two migrations. */
export const jobsTable = (w: Words) => [
  `create table jobs (
    id ${w.text} not null primary key,
    kind ${w.text} not null,
    payload ${w.json} not null,
    status ${w.text} not null check (status in ('waiting', 'running', 'done', 'failed')),
    priority integer not null,
    run_at ${w.time} not null,
    attempts integer not null default 0,
    max_attempts integer not null,
    started_at ${w.time},
    lease_until ${w.time},
    lease_owner ${w.text},
    last_error ${w.text},
    created_at ${w.time} not null,
    updated_at ${w.time} not null
  )`,
  'create index jobs_next on jobs (status, priority, run_at, id)',
]
