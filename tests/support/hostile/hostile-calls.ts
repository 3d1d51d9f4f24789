import fc from '#tests/support/property.ts'

type Schema = { [key: string]: unknown }

/** A call that an attacker could make; the body is JSON or any other text. */
export type HostileCall = { method: string; path: string; body?: string }

/** Strings known to break databases, templates, file systems, number parsing and scripts. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    'a\u0301'.repeat(3000),
    "'; drop table meals; --",
    '%_\\%',
    '"unbalanced',
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '{{7*7}}<%= 7*7 %>',
    'javascript:alert(1)',
    'http://127.0.0.1:1/x.png',
    'http://[::ffff:127.0.0.1]/',
    '__proto__',
    'NaN',
    '-0',
    '1e309',
    '9007199254740993',
    '2026-02-30T25:61:00Z',
    '\u202eevil',
    '👨‍👩‍👧‍👦 بریانی',
    'x'.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 0.1, 1e21, 2 ** 53, [], {}, [[[[]]]], { $ne: null }),
  fc.constant(JSON.parse('{"__proto__": {"role": "Admin"}, "constructor": 1}')),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Generates calls to every operation of an OpenAPI document that are almost valid, with hostile parts. */
export function hostileCalls(
  paths: Record<string, Record<string, Schema>>,
  ids: string[],
): fc.Arbitrary<HostileCall> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const known = fc.constantFrom(...ids)
    const query = queryOf(operation)
    return fc
      .record({
        id: fc.oneof({ weight: 3, arbitrary: known }, hostileText),
        query: fc.record(query, { requiredKeys: [] }),
        body: bodyOf(operation, known),
      })
      .map((parts) => ({ method, path: addressOf(path, parts.id, parts.query), body: parts.body }))
  })
}

function addressOf(path: string, id: string, query: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(id.toWellFormed()) || '%20')
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(textOf(value).toWellFormed())}`,
  )
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function queryOf(operation: Schema): Record<string, fc.Arbitrary<unknown>> {
  const parameters = (operation.parameters ?? []) as { name: string; in: string; schema: Schema }[]
  return Object.fromEntries(
    parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, like(schema)]),
  )
}

function bodyOf(operation: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<string | undefined> {
  const schema = jsonSchemaOf(operation)
  if (!schema) return fc.constant(undefined)
  return fc.oneof(
    { weight: 8, arbitrary: like(schema, ids).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileText },
  )
}

function jsonSchemaOf(operation: Schema): Schema | undefined {
  const body = operation.requestBody as { content?: Record<string, { schema: Schema }> } | undefined
  return body?.content?.['application/json']?.schema
}

/** Generates values that mostly match a schema. */
function like(schema: Schema, ids: fc.Arbitrary<string> = fc.uuid()): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: described(schema, ids) }, hostileValue)
}

function described(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((choice) => described(choice, ids)))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Record<string, Schema>
      const parts = Object.entries(properties).map(([name, part]) => [name, like(part, ids)])
      return fc.record(Object.fromEntries(parts), { requiredKeys: [] })
    }
    case 'array':
      return fc.array(like((schema.items ?? {}) as Schema, ids), { maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.oneof(ids, fc.string({ maxLength: 30 }), fc.emailAddress())
    default:
      return hostileValue
  }
}

/** Texts of about `bytes` bytes that could make parsing slow: repeated, nested or unsorted parts. */
export function heavyTexts(bytes: number): Record<string, string> {
  const fill = (text: string) => text.repeat(Math.ceil(bytes / Buffer.byteLength(text)))
  return {
    letters: fill('a'),
    spaces: `a${fill(' ')}b`,
    lines: fill('\r\n'),
    dots: fill('a.'),
    ats: fill('a@'),
    'an e-mail without an end': `a@${fill('a-a.')}`,
    'marks in the wrong order': `a${fill('\u0301').slice(0, bytes / 4)}${fill('\u0316').slice(0, bytes / 4)}`,
    'marks in turns': `a${fill('\u0301\u0316')}`,
    'letters that become many': fill('\ufdfa'),
    'letters without width': fill('\u200b\u0301 '),
    emoji: fill('👨‍👩‍👧'),
    'lone surrogates': fill('\ud800'),
    nul: fill('\0').slice(0, bytes / 6),
    hyphens: fill('-'),
    quotes: fill('"').slice(0, bytes / 2),
    'percent signs': fill('%'),
    words: fill('ab '),
    digits: fill('1'),
    numbers: fill('1 '),
    fractions: fill('1/'),
    brackets: `${fill(')')} 1 egg`,
    tags: fill('<a '),
    addresses: fill('http://a/'),
    han: fill('寿'),
    ids: fill('018f0000-0000-7000-8000-000000000000,'),
  }
}

/** JSON texts of about `bytes` bytes that are slow to parse or have too many parts. */
export function heavyJson(bytes: number): Record<string, string> {
  const list = (length: number, item: (index: number) => string) =>
    Array.from({ length: bytes / length }, (_, index) => item(index)).join()
  const nested = (open: string, end: string) => {
    const depth = bytes / (open.length + end.length)
    return open.repeat(depth) + (open.endsWith(':') ? '1' : '') + end.repeat(depth)
  }
  return {
    'nested lists': nested('[', ']'),
    'nested objects': nested('{"a":', '}'),
    prototypes: nested('{"__proto__":', '}'),
    numbers: `[${list(2, () => '1')}]`,
    texts: `[${list(4, () => '"a"')}]`,
    objects: `[${list(3, () => '{}')}]`,
    keys: `{${list(12, (index) => `"k${index}":0`)}}`,
    'numbers as keys': `{${list(14, (index) => `"${index * 65_536}":0`)}}`,
    'a number without an end': '1'.repeat(bytes),
    'a number too large': '1e400',
  }
}
