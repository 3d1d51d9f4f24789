/** The SQL of column types for each database. Text sorts by bytes on both. */
export const words = {
  sqlite: {
    text: 'text',
    time: 'text',
    boolean: 'boolean',
    json: 'json',
    real: 'real',
    bigint: 'integer',
    searchRow: 'search_row integer primary key,',
    id: 'id text not null unique',
  },
  postgres: {
    text: 'text collate "C"',
    time: 'timestamptz(3)',
    boolean: 'boolean',
    json: 'jsonb',
    real: 'double precision',
    bigint: 'bigint',
    searchRow: '',
    id: 'id text collate "C" primary key',
  },
}

export type Words = (typeof words)['sqlite']

/** The columns of the seven nutrients, each a number from 0. */
export const figures = (w: Words) =>
  ['calories', 'carbohydrates', 'protein', 'fat', 'fiber', 'sugar', 'sodium']
    .map((name) => `${name} ${w.real} not null default 0`)
    .join(', ')

/** A table of names that are unique regardless of case and diacritics. */
export const namesOf = (table: string, w: Words) => [
  `create table ${table} (
    id ${w.text} not null primary key,
    name ${w.text} not null,
    name_key ${w.text} not null,
    created_at ${w.time} not null
  )`,
  `create unique index ${table}_name_key on ${table} (name_key)`,
]
