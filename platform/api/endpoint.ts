import type { z } from 'zod'
import type { App } from '../app.ts'
import type { Issue } from '../errors.ts'
import type { Caller, CallerOf, Who } from './caller.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** At most `points` calls in `seconds` from one address. */
export type RateLimit = { points: number; seconds: number }

/** The file field of a multipart body, its limit and what a larger one is told with the 413. */
export type FileField = { field: string; maxBytes: number; tooLargeMessage: string }

export type Call<User, Params, Query, Body> = {
  app: App
  /** The caller, as `who` of the row lets them in: a row for staff is handed a Staff. */
  user: User
  params: Params
  query: Query
  body: Body
  /** The client's address, as far as the proxy setting lets us know it. */
  address: string
  request: Request
}

/** A call whose body the schema has refused. */
export type LookUp<User, Params> = { app: App; user: User; params: Params; body: unknown }

type Spec<W extends Who, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  method: Method
  /** Below /api, with parameters in braces: `/meals/{id}`. */
  path: string
  who: W
  summary: string
  params?: P
  query?: Q
  /** Schema of the JSON body. */
  body?: B
  file?: FileField
  answer?: z.ZodType
  /** Status of a success; 200 by default. */
  status?: number
  limit?: RateLimit
  /**
   * For GET by anyone: callers without a token get an answer that is kept until what visitors see has
   * changed; `briefly` for one second at most, where figures such as views change without that.
   */
  kept?: W extends 'anyone' ? true | 'briefly' : never
}

/** A row of a feature's API table; `handle` returns the JSON answer, or a whole Response. */
export type Endpoint = Spec<Who, z.ZodType, z.ZodType, z.ZodType> & {
  // Method syntax: parameters are checked bivariantly, so that rows of any schema fit one table.
  handle(call: Call<Caller | null, unknown, unknown, unknown>): Promise<unknown> | unknown
  lookUp?(call: LookUp<Caller | null, unknown>): Promise<Issue[]>
}

/** Types a row of an API table from its own `who` and schemas. */
export function endpoint<
  W extends Who,
  P extends z.ZodType = z.ZodType<Record<string, never>>,
  Q extends z.ZodType = z.ZodType<Record<string, never>>,
  B extends z.ZodType = z.ZodType<undefined>,
>(
  spec: Spec<W, P, Q, B> & {
    handle(
      call: Call<CallerOf<W>, z.output<P>, z.output<Q>, z.output<B>>,
    ): Promise<unknown> | unknown
    /**
     * What else is wrong with a body that its schema has refused, as far as it must be looked up: so that
     * a caller is told everything at once. `handle` checks the same of a body that has its form.
     */
    lookUp?(call: LookUp<CallerOf<W>, z.output<P>>): Promise<Issue[]>
  },
): Endpoint {
  return spec as Endpoint
}
