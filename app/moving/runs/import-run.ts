import { z } from 'zod'

/** The largest file that can be uploaded, and the part of it that one call sends (bytes). */
export const maxImportBytes = 4 * 1024 ** 3
export const partBytes = 4 * 1024 ** 2

export const tooLargeImport = 'The file must have at most 4 GB'

/** What a file is, by its content. */
export const importKinds = ['site', 'content', 'ghost', 'wordpress'] as const

export type ImportKind = (typeof importKinds)[number]

const results = z.object({
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  failed: z.number(),
})

export type ResultCounts = z.infer<typeof results>

const noteSchema = z.object({
  kind: z.string(),
  name: z.string(),
  result: z.enum(['new', 'changed', 'same', 'failed']),
  notes: z.array(z.string()),
})

/**
 * An uploaded file and what became of it. `uploading` until all of it is here, then `uploaded`; `checking`
 * and `running` while a worker reads it, which ends as `checked` or `done`, or as `failed` with an error.
 */
export const importRunSchema = z.object({
  _id: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  /** Bytes that have arrived. */
  received: z.number(),
  kind: z.enum(importKinds).nullable(),
  siteUrl: z.string(),
  phase: z.enum(['uploading', 'uploaded', 'checking', 'checked', 'running', 'done', 'failed']),
  /** Entries that have been read, and how many there are; null before the first check. */
  done: z.number(),
  total: z.number().nullable(),
  /** Results by the kinds of entries. */
  counts: z.record(z.string(), results),
  /** Entries with something to say, at most `mostNotes`. */
  notes: z.array(noteSchema),
  /** How many more entries have something to say. */
  moreNotes: z.number(),
  /** Sentences about the file as a whole. */
  remarks: z.array(z.string()),
  error: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** True if no worker has said anything for a minute; starting it again continues. */
  isStalled: z.boolean(),
})

export type ImportRun = z.infer<typeof importRunSchema>

export const mostNotes = 300

/** True while a worker reads the file. */
export const isActive = ({ phase }: Pick<ImportRun, 'phase'>) =>
  phase === 'checking' || phase === 'running'

export const newRunInput = z.object({
  fileName: z
    .string('Please choose a file')
    .trim()
    .min(1, 'Please choose a file')
    .max(255, 'The name of the file must have at most 255 characters'),
  bytes: z
    .number('Please choose a file')
    .int()
    .min(1, 'The file is empty')
    .max(maxImportBytes, tooLargeImport),
  siteUrl: z
    .string()
    .trim()
    .max(500, 'The address must have at most 500 characters')
    .refine((url) => url === '' || /^https?:$/.test(URL.parse(url)?.protocol ?? ''), {
      error: 'The address must begin with https:// or http://',
    })
    .default(''),
})
