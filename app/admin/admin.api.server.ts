import { statsSchema } from '#app/publishing/managing/stats.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { programVersion } from '#platform/project-root.ts'
import { checkLinks } from './links/check-links.server.ts'
import { checkedLinksSchema, linksInput } from './links/links.ts'
import { removedSamplesSchema, removeSamples } from './settings/remove-samples.server.ts'
import { testMail } from './settings/test-mail.server.ts'
import { changeSettings, readSettings } from './settings.server.ts'
import { settingsInput, settingsSchema, testInput, testResultSchema } from './settings.ts'
import { readStats } from './stats.server.ts'
import { readStatus } from './status.server.ts'
import { statusSchema, versionSchema } from './status.ts'
import { testModel } from './test-models.server.ts'
import { readToday } from './today/today.server.ts'
import { todaySchema } from './today/today.ts'
import { trashEndpoints } from './trash/trash.api.server.ts'

export const adminEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/stats',
    who: 'staff',
    summary: 'How much there is of everything',
    answer: statsSchema,
    handle: ({ app, user }) => readStats(app, user),
  }),
  endpoint({
    method: 'get',
    path: '/version',
    who: 'anyone',
    summary: 'The version of the program that runs here',
    answer: versionSchema,
    handle: () => ({ name: 'platewise', version: programVersion() }),
  }),
  endpoint({
    method: 'get',
    path: '/today',
    who: 'staff',
    summary: 'What there is to do, and how posts are read',
    answer: todaySchema,
    handle: ({ app, user }) => readToday(app, user),
  }),
  endpoint({
    method: 'post',
    path: '/links/check',
    who: 'staff',
    summary: 'Those of some links that lead to nothing on this site',
    body: linksInput,
    answer: checkedLinksSchema,
    handle: ({ app, user, body }) => checkLinks(app, user, body.links),
  }),
  endpoint({
    method: 'get',
    path: '/status',
    who: 'admin',
    summary: 'How each part of the site is, and what to do about it',
    answer: statusSchema,
    handle: ({ app, user, request }) => readStatus(app, user, request),
  }),
  endpoint({
    method: 'get',
    path: '/settings',
    who: 'admin',
    summary:
      'The words and look of the site, its models, their prices and what this month has cost',
    answer: settingsSchema,
    handle: ({ app, user }) => readSettings(app, user),
  }),
  endpoint({
    method: 'put',
    path: '/settings',
    who: 'admin',
    summary: 'Changes what is sent of the settings; what the environment fixes stays as it is',
    body: settingsInput,
    answer: settingsSchema,
    handle: ({ app, user, body }) => changeSettings(app, user, body),
  }),
  endpoint({
    method: 'post',
    path: '/settings/test',
    who: 'admin',
    summary: 'Makes one real call to a model, or sends a mail, and tells how it went',
    body: testInput,
    answer: testResultSchema,
    limit: { points: 20, seconds: 600 },
    handle: ({ app, user, body: { model } }) =>
      model === 'mail' ? testMail(app, user) : testModel(app, user, model),
  }),
  endpoint({
    method: 'delete',
    path: '/settings/samples',
    who: 'admin',
    summary:
      'Moves the sample meals and articles to the trash, except those with another description',
    answer: removedSamplesSchema,
    handle: ({ app, user }) => removeSamples(app, user),
  }),
  ...trashEndpoints,
]
