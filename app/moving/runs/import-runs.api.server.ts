import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { importRunSchema, newRunInput, partBytes, tooLargeImport } from './import-run.ts'
import {
  addImportPart,
  beginImport,
  checkImport,
  getImportRun,
  listImportRuns,
  removeImport,
  startImport,
} from './import-runs.server.ts'

const params = z.object({ id: z.string() })

export const movingEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/imports',
    who: 'admin',
    summary: 'Uploaded exports of other sites and what became of them, newest first',
    answer: z.object({ runs: z.array(importRunSchema) }),
    handle: ({ app, user }) => listImportRuns(app, user),
  }),
  endpoint({
    method: 'post',
    path: '/imports',
    who: 'admin',
    summary: 'Begins the upload of an export; its parts follow',
    body: newRunInput,
    answer: importRunSchema,
    status: 201,
    handle: ({ app, user, body }) => beginImport(app, user, body),
  }),
  endpoint({
    method: 'get',
    path: '/imports/{id}',
    who: 'admin',
    summary: 'An upload or import with its progress',
    params,
    answer: importRunSchema,
    handle: ({ app, user, params }) => getImportRun(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/imports/{id}/part',
    who: 'admin',
    summary:
      'Adds a part of at most 4 MB to the end of the file; `received` says where the next begins',
    params,
    query: z.object({ offset: z.coerce.number('The offset must be a number').int().min(0) }),
    file: { field: 'part', maxBytes: partBytes, tooLargeMessage: tooLargeImport },
    answer: importRunSchema,
    handle: ({ app, user, params, query, body }) =>
      addImportPart(app, user, { id: params.id, offset: query.offset, part: body }),
  }),
  endpoint({
    method: 'post',
    path: '/imports/{id}/check',
    who: 'admin',
    summary: 'Reads the whole file without storing anything, and tells what an import would do',
    params,
    answer: importRunSchema,
    handle: ({ app, user, params }) => checkImport(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/imports/{id}/start',
    who: 'admin',
    summary: 'Imports a file that was checked',
    params,
    answer: importRunSchema,
    handle: ({ app, user, params }) => startImport(app, user, params.id),
  }),
  endpoint({
    method: 'delete',
    path: '/imports/{id}',
    who: 'admin',
    summary: 'Removes an upload; an import that runs is stopped',
    params,
    answer: z.object({ msg: z.string() }),
    handle: ({ app, user, params }) => removeImport(app, user, params.id),
  }),
]
