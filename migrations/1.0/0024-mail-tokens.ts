import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/**
 * Adds the links that are mailed to people (by the hash of their token), open invitations, and what authors say
 * about themselves, which visitors see.
 */
export async function up(db: Kysely<unknown>) {
  const dialect = dialectOf(db)
  const w = words[dialect]
  const statements = [
    `create table mail_tokens (
      hash ${w.text} not null primary key,
      purpose ${w.text} not null check (purpose in ('reset', 'email')),
      user_id ${w.text} not null references users (id) on delete cascade,
      email ${w.text},
      created_at ${w.time} not null,
      expires_at ${w.time} not null
    )`,
    'create index mail_tokens_user_id on mail_tokens (user_id)',
    `create table invitations (
      id ${w.text} not null primary key,
      email ${w.text} not null,
      name ${w.text} not null,
      role ${w.text} not null,
      token_hash ${w.text} not null,
      mail_hash ${w.text},
      created_at ${w.time} not null,
      expires_at ${w.time} not null
    )`,
    'create unique index invitations_email on invitations (email)',
    'create unique index invitations_token_hash on invitations (token_hash)',
    'create index invitations_mail_hash on invitations (mail_hash)',
    `alter table users add column bio ${w.text} not null default ''`,
    ...bioTriggers[dialect],
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** A changed text about an author raises the content version, because pages of posts show it. */
const bioTriggers = {
  sqlite: [
    `create trigger users_version_update after update on users when old.bio <> new.bio
      begin
        update content_version set version = version + 1 where id = 1;
      end`,
  ],
  postgres: [
    `create function users_raise_version() returns trigger
      language plpgsql set search_path from current as $$
      begin
        if old.bio <> new.bio then
          perform raise_content_version('version');
        end if;
        return null;
      end $$`,
    `create constraint trigger users_version after update on users
      deferrable initially deferred for each row execute function users_raise_version()`,
  ],
}
