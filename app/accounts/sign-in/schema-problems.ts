import type { z } from 'zod'

/**
 * The first message of each field that a schema refuses. For screens of staff only, because public ones do not
 * load zod.
 */
export function schemaProblems(
  schema: z.ZodType,
  values: Record<string, string>,
): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ message, path }) => [String(path[0]), message]),
  )
}
