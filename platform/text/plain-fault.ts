import type { z } from 'zod'

/** Names of types as people say them. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  null: 'null',
  date: 'a date',
  file: 'a file',
}

const formats: Record<string, string> = {
  email: 'an email address, such as name@example.com',
  url: 'an address that begins with https://',
  datetime: 'a time, such as 2026-01-31T12:00:00Z',
  date: 'a date, such as 2026-01-31',
  uuid: 'an id',
}

/** What is counted in values that are too long or too short. */
const units: Record<string, [verb: string, unit: string]> = {
  string: ['have', ' characters'],
  array: ['have', ' entries'],
  set: ['have', ' entries'],
  file: ['have', ' bytes'],
}

/**
 * The sentence for a value that a schema without a message of its own refuses: it names the field and says what it
 * must be. An error map of zod.
 */
export function plainFault(issue: z.core.$ZodRawIssue): string {
  const name = (issue.path ?? []).map(String).join('.')
  const field = name || 'The body'
  if (issue.code === 'invalid_type' && issue.input === undefined && name) {
    return `${name} is required`
  }
  return `${field} must ${demand(issue)}`
}

function demand(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `be ${listed(issue.values.map(String))}`
    case 'too_big':
      return bound('at most', Number(issue.maximum), issue.origin)
    case 'too_small':
      return bound('at least', Number(issue.minimum), issue.origin)
    case 'not_multiple_of':
      return `be a multiple of ${issue.divisor}`
    case 'invalid_format':
      return `be ${formats[issue.format] ?? 'written in the form that the documentation shows'}`
    case 'invalid_union':
      return `be ${listed(kindsOfUnion(issue.errors ?? [])) || 'one of the documented values'}`
    default:
      return 'be one of the documented values'
  }
}

function bound(limit: string, count: number, origin: string): string {
  const [verb, unit] = units[origin] ?? ['be', '']
  const shown = count === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit
  return `${verb} ${limit} ${count}${shown}`
}

/** The kinds of values that a field of several kinds takes. */
function kindsOfUnion(errors: z.core.$ZodIssue[][]): string[] {
  const own = errors.flatMap((issues) => issues.filter(({ path }) => path.length === 0))
  const names = own.flatMap((issue) =>
    issue.code === 'invalid_type' ? [kinds[issue.expected] ?? issue.expected] : [],
  )
  return [...new Set(names)]
}

const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
