import type { Kysely } from 'kysely'
import * as foundation from './0.1/0001-foundation.ts'
import * as blog from './0.1/0002-blog.ts'
import * as sessionAgents from './0.1/0003-session-agents.ts'
import * as aiProviders from './0.1/0007-ai-providers.ts'
import * as rateLimits from './0.1/0008-rate-limits.ts'
import * as thinnedRevisions from './0.1/0009-thinned-revisions.ts'
import * as draftVersion from './0.1/0010-draft-version.ts'
import * as ownFoods from './0.1/0011-own-foods.ts'
import * as pgBoss from './0.1/0012-pg-boss.ts'
import * as authorPictures from './0.1/0013-author-pictures.ts'
import * as figuresBy from './0.1/0014-figures-by.ts'
import * as uniqueTitles from './0.1/0016-unique-titles.ts'
import * as versionTriggers from './0.1/0017-version-triggers.ts'
import * as jobsTable from './0.1/0018-jobs-table.ts'
import * as checkedMeals from './0.1/0020-checked-meals.ts'
import * as changedRows from './1.0/0021-changed-rows.ts'
import * as redirects from './1.0/0022-redirects.ts'
import * as pages from './1.0/0023-pages.ts'
import * as mailTokens from './1.0/0024-mail-tokens.ts'
import * as secondFactor from './1.0/0025-second-factor.ts'
import * as apiTokens from './1.0/0026-api-tokens.ts'
import * as webhooks from './1.0/0027-webhooks.ts'
import * as postDates from './1.0/0028-post-dates.ts'
import * as viewsByDay from './1.0/0029-views-by-day.ts'
import * as previewLinks from './1.0/0030-preview-links.ts'
import * as pageTrash from './1.0/0031-page-trash.ts'

/** All migrations in order. They are listed here because a bundled server cannot read the folder. */
export const migrations: { name: string; up(db: Kysely<unknown>): Promise<void> }[] = [
  { name: '0001-foundation', up: foundation.up },
  { name: '0002-blog', up: blog.up },
  { name: '0003-session-agents', up: sessionAgents.up },
  { name: '0007-ai-providers', up: aiProviders.up },
  { name: '0008-rate-limits', up: rateLimits.up },
  { name: '0009-thinned-revisions', up: thinnedRevisions.up },
  { name: '0010-draft-version', up: draftVersion.up },
  { name: '0011-own-foods', up: ownFoods.up },
  { name: '0012-pg-boss', up: pgBoss.up },
  { name: '0013-author-pictures', up: authorPictures.up },
  { name: '0014-figures-by', up: figuresBy.up },
  { name: '0016-unique-titles', up: uniqueTitles.up },
  { name: '0017-version-triggers', up: versionTriggers.up },
  { name: '0018-jobs-table', up: jobsTable.up },
  { name: '0020-checked-meals', up: checkedMeals.up },
  { name: '0021-changed-rows', up: changedRows.up },
  { name: '0022-redirects', up: redirects.up },
  { name: '0023-pages', up: pages.up },
  { name: '0024-mail-tokens', up: mailTokens.up },
  { name: '0025-second-factor', up: secondFactor.up },
  { name: '0026-api-tokens', up: apiTokens.up },
  { name: '0027-webhooks', up: webhooks.up },
  { name: '0028-post-dates', up: postDates.up },
  { name: '0029-views-by-day', up: viewsByDay.up },
  { name: '0030-preview-links', up: previewLinks.up },
  { name: '0031-page-trash', up: pageTrash.up },
]
