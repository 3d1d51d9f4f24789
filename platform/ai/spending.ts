import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { takeTurns } from '../database/take-turns.ts'
import { inTransaction } from '../database/transaction.ts'
import { newId } from '../ids.ts'
import { type AiCallTable, callsByModel, endCall, insertCall, sumOfMonth } from './ai-calls.db.ts'
import { type AiModel, type Provider, readModelName } from './model-name.ts'
import { ProviderError } from './provider-error.ts'

export type Purpose = AiCallTable['purpose']

/** A call about to be made; `usd` is its maximum cost, or null if the price is unknown. */
export type PlannedCall = {
  model: AiModel
  purpose: Purpose
  usd: number | null
  subject?: string
}

export type Spending = {
  /** Calendar month in UTC, such as `2026-11`. */
  month: string
  spentUsd: number
  /** Null if there is no limit. */
  limitUsd: number | null
  calls: number
  /** The number of calls with an unknown price; they are not included in `spentUsd`. */
  unpriced: number
}

const micros = (usd: number) => Math.ceil(usd * 1e6 - 1e-6)

/** What this month's calls have cost so far, including calls in progress. */
export async function readSpending(app: App): Promise<Spending> {
  const month = monthOf(app)
  const sum = await sumOfMonth(app.db, month)
  return {
    month,
    spentUsd: sum.micros / 1e6,
    limitUsd: app.config.ai.monthlyLimitUsd ?? null,
    calls: sum.calls,
    unpriced: sum.unpriced,
  }
}

/** The sum of one provider's calls with one status in this month; calls with an unknown price count as 0. */
export type CallSums = {
  provider: Provider
  outcome: AiCallTable['status']
  calls: number
  seconds: number
  usd: number
}

/** This month's calls of all processes, by provider and status. */
export async function callsOfMonth(app: App): Promise<CallSums[]> {
  const sums = new Map<string, CallSums>()
  for (const row of await callsByModel(app.db, monthOf(app))) {
    const provider = readModelName(row.model)?.provider
    if (!provider) continue
    const key = `${provider} ${row.status}`
    const sum = sums.get(key) ?? { provider, outcome: row.status, calls: 0, seconds: 0, usd: 0 }
    sum.calls += Number(row.calls)
    sum.seconds += Number(row.seconds)
    sum.usd += Number(row.micros) / 1e6
    sums.set(key, sum)
  }
  return [...sums.values()]
}

/**
 * Throws ProviderError if the call would exceed the month's limit, or if there is a limit and its price is
 * unknown.
 */
export async function checkLimit(app: App, { model, usd }: Pick<PlannedCall, 'model' | 'usd'>) {
  const limit = app.config.ai.monthlyLimitUsd
  if (limit === undefined) return
  if (usd === null) throw noPrice(model)
  const { micros: spent } = await sumOfMonth(app.db, monthOf(app))
  if (spent + micros(usd) > micros(limit)) throw overLimit(limit, spent)
}

/**
 * Reserves the price of a call before it is made. It uses a transaction of its own, so that concurrent calls
 * cannot exceed the limit together. Returns the id for spendCall or releaseCall. Throws like checkLimit.
 */
export async function reserveCall(app: App, call: PlannedCall): Promise<string> {
  const id = newId()
  const now = timestamp(app.clock)
  const row: AiCallTable = {
    id,
    month: monthOf(app),
    purpose: call.purpose,
    model: call.model.name,
    micros: call.usd === null ? null : micros(call.usd),
    status: 'reserved',
    subject: call.subject ?? null,
    created_at: now,
    updated_at: now,
  }
  await inTransaction(app, async (app) => {
    // Only one transaction at a time may compare the spending with the limit.
    await takeTurns(app.db, 'paid calls')
    await checkLimit(app, call)
    await insertCall(app.db, row)
  })
  return id
}

/** Records that a call was made, with its actual cost if that is known. */
export async function spendCall(app: App, id: string, usd: number | null): Promise<void> {
  const known = usd === null ? {} : { micros: micros(usd) }
  await endCall(app.db, id, { status: 'spent', updated_at: timestamp(app.clock), ...known })
}

/** Releases the reservation of a call that certainly cost nothing. */
export async function releaseCall(app: App, id: string): Promise<void> {
  await endCall(app.db, id, { status: 'free', updated_at: timestamp(app.clock) })
}

const monthOf = ({ clock }: App) => timestamp(clock).slice(0, 7)

const noPrice = ({ name }: AiModel) =>
  new ProviderError(
    'no price',
    `The price of ${name} is not known, so AI_MONTHLY_LIMIT_USD cannot be kept. An Admin can enter it in Settings.`,
    { free: true },
  )

const overLimit = (limit: number, spent: number) =>
  new ProviderError(
    'over limit',
    `This would pass the monthly limit of $${limit.toFixed(2)} for AI: $${(spent / 1e6).toFixed(2)} is used. The next month starts anew.`,
    { free: true },
  )
