import type { z } from 'zod'
import type { App } from '../app.ts'

/** Smaller numbers run first. `background` and `idle` always leave a place free for the others. */
export const priorities = { high: 0, normal: 10, background: 20, idle: 30 } as const

export type Priority = keyof typeof priorities

/** What a run knows about itself. */
export type JobRun = {
  jobId: string
  /** 1 for the first try. */
  attempt: number
  /** When the first try began: all tries of a job can share one time limit. */
  startedAt: string
  /** Aborted when the worker stops, or when it lost the job to another one. */
  signal: AbortSignal
}

type Spec<P extends z.ZodType> = {
  /** Stored with each job, so it must not change while jobs wait. */
  name: string
  /** Checks the payload, which goes through the database as JSON. */
  payload: P
  /** Tries before the job counts as failed; 3 by default. */
  maxAttempts?: number
  /** How long a worker may be silent before the job is taken from it; 30 s by default. */
  leaseSeconds?: number
  priority?: Priority
}

/** A kind of work that worker processes do; the same job may run twice after a crash. */
export type JobKind<Payload> = Spec<z.ZodType<Payload>> & {
  // Method syntax: parameters are checked bivariantly, so that kinds of any payload fit one list.
  run(app: App, payload: Payload, run: JobRun): Promise<void>
  /** Told in the transaction that marks the job as failed for good; only database calls. */
  failed?(app: App, payload: Payload, error: Error): Promise<void>
}

/** Any kind, as the list of all kinds holds it. */
export type AnyJobKind = JobKind<unknown>

/** Types a kind of job from its payload's schema. */
export function jobKind<P extends z.ZodType>(
  kind: Spec<P> & {
    run(app: App, payload: z.output<P>, run: JobRun): Promise<void>
    failed?(app: App, payload: z.output<P>, error: Error): Promise<void>
  },
): JobKind<z.output<P>> {
  return kind as JobKind<z.output<P>>
}

/** Thrown by a run that no further try can help. */
export class GiveUp extends Error {}

export const defaults = { maxAttempts: 3, leaseSeconds: 30, priority: 'normal' } as const

/** Waiting time (ms) before the next try: 1 s, 4 s, 16 s … up to 10 minutes. */
export const backOff = (attempt: number) => Math.min(1000 * 4 ** (attempt - 1), 600_000)

/** How long (ms) a worker that runs a job of this kind may be silent. */
export const leaseMs = ({ leaseSeconds }: Pick<AnyJobKind, 'leaseSeconds'>) =>
  (leaseSeconds ?? defaults.leaseSeconds) * 1000
