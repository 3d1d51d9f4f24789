import type { z } from 'zod'
import type { App } from '../app.ts'
import type { Issue } from '../errors.ts'
import type { Caller, CallerOf, Who } from './caller.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** At most `points` calls in `seconds` from one client address. */
export type RateLimit = { points: number; seconds: number }

/** The file field of a multipart body, its size limit, and the message of the 413 for a larger file. */
export type FileField = { field: string; maxBytes: number; tooLargeMessage: string }

export type Call<User, Params, Query, Body> = {
  app: App
  /** The caller, in the type that `who` guarantees: an endpoint for staff gets a Staff. */
  user: User
  params: Params
  query: Query
  body: Body
  /** The client's address, as determined by the TRUST_PROXY setting. */
  address: string
  request: Request
}

/** A call whose body did not match the schema. */
export type LookUp<User, Params> = { app: App; user: User; params: Params; body: unknown }

type Spec<W extends Who, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  method: Method
  /** The path below /api, with parameters in braces: `/meals/{id}`. */
  path: string
  who: W
  summary: string
  params?: P
  query?: Q
  /** Schema of the JSON body. */
  body?: B
  file?: FileField
  answer?: z.ZodType
  /** Status of a successful answer; 200 by default. */
  status?: number
  limit?: RateLimit
  /** For people only: a program with an API token is refused, as it is where signing in or an Admin is needed. */
  personal?: boolean
  /**
   * For GET by anyone: answers to callers without a token are cached until the public content changes.
   * `briefly` limits this to one second, for answers with figures such as views that change without a new
   * content version.
   */
  kept?: W extends 'anyone' ? true | 'briefly' : never
}

/** One endpoint in a feature's API table. `handle` returns the JSON answer or a complete Response. */
export type Endpoint = Spec<Who, z.ZodType, z.ZodType, z.ZodType> & {
  // Method syntax makes parameters bivariant, so that endpoints with any schema fit into one table.
  handle(call: Call<Caller | null, unknown, unknown, unknown>): Promise<unknown> | unknown
  lookUp?(call: LookUp<Caller | null, unknown>): Promise<Issue[]>
}

/** Defines an endpoint; its types follow from `who` and the schemas. */
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
     * Finds further problems of a body that its schema has refused, if they need a query, so that the caller
     * gets all problems at once. `handle` must check the same for a body that matches the schema.
     */
    lookUp?(call: LookUp<CallerOf<W>, z.output<P>>): Promise<Issue[]>
  },
): Endpoint {
  return spec as Endpoint
}
