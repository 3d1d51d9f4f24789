import type { Clock } from '../clock.ts'

/** How long what was deleted can be restored (ms). */
const trashTime = 30 * 24 * 3_600_000

/** Rows removed for good in one transaction, so that other writers need not wait long. */
const purgedAtOnce = 100

/** What was deleted at or before this time, as it is stored, can no longer be restored. */
export const trashEnd = ({ clock }: { clock: Clock }) =>
  new Date(clock.now().getTime() - trashTime).toISOString()

/**
 * Empties a trash part by part: `purgePart` removes for good at most `limit` rows in a transaction of its
 * own and says how many. Returns how many that were in all.
 */
export async function purgeInParts(purgePart: (limit: number) => Promise<number>): Promise<number> {
  let purged = 0
  for (;;) {
    const count = await purgePart(purgedAtOnce)
    purged += count
    if (count < purgedAtOnce) return purged
  }
}
