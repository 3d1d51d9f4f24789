import type { z } from 'zod'
import type { App } from '../app.ts'

/**
 * Smaller numbers run first. Jobs of `background` and `idle` always leave one slot free for the others, so that those
 * of `low` need not wait for a long one. Those of `low`, which may wait for other servers, leave one free too.
 */
export const priorities = { high: 0, normal: 10, low: 15, background: 20, idle: 30 } as const

export type Priority = keyof typeof priorities

/** Information about a run. */
export type JobRun = {
  jobId: string
  /** 1 for the first try. */
  attempt: number
  /** When the first try began, so that all tries of a job can share one time limit. */
  startedAt: string
  /** Aborted when the worker stops, or when another worker has taken over the job. */
  signal: AbortSignal
}

type Spec<P extends z.ZodType> = {
  /** Stored with each job, so it must not change while jobs are waiting. */
  name: string
  /** The schema of the payload, which is stored as JSON. */
  payload: P
  /** How many times the job is tried; 3 by default. */
  maxAttempts?: number
  /** After how many seconds without a renewal another worker may take the job; 30 by default. */
  leaseSeconds?: number
  priority?: Priority
}

/** A kind of background work. The same job may run twice after a crash. */
export type JobKind<Payload> = Spec<z.ZodType<Payload>> & {
  // Method syntax makes parameters bivariant, so that kinds with any payload fit into one list.
  run(app: App, payload: Payload, run: JobRun): Promise<void>
  /** Called in the transaction that marks the job as failed; only database calls are allowed. */
  failed?(app: App, payload: Payload, error: Error): Promise<void>
}

/** Any kind, as used in the list of all kinds. */
export type AnyJobKind = JobKind<unknown>

/** Defines a kind of job; the type of its payload follows from the schema. */
export function jobKind<P extends z.ZodType>(
  kind: Spec<P> & {
    run(app: App, payload: z.output<P>, run: JobRun): Promise<void>
    failed?(app: App, payload: z.output<P>, error: Error): Promise<void>
  },
): JobKind<z.output<P>> {
  return kind as JobKind<z.output<P>>
}

/** Thrown by a run for which further tries are useless. */
export class GiveUp extends Error {}

export const defaults = { maxAttempts: 3, leaseSeconds: 30, priority: 'normal' } as const

/** Delay (ms) before the next try: 1 s, 4 s, 16 s … up to 10 minutes. */
export const backOff = (attempt: number) => Math.min(1000 * 4 ** (attempt - 1), 600_000)

/** The duration (ms) of a lease on a job of this kind. */
export const leaseMs = ({ leaseSeconds }: Pick<AnyJobKind, 'leaseSeconds'>) =>
  (leaseSeconds ?? defaults.leaseSeconds) * 1000
