import { isFailure } from '#platform/errors.ts'
import type { Imported } from '#platform/import-report.ts'

/** An imported item, with the name of its kind and a name to find it by. */
export type ImportedThing = Imported & { kind: string; name: string }

/** A sentence about a file as a whole. */
export type Remark = { remark: string }

export type ImportEvent = ImportedThing | Remark

/** The result of importing an item; a Failure is one, with its reasons. */
export async function attempt(work: () => Promise<Imported>): Promise<Imported> {
  try {
    return await work()
  } catch (error) {
    return failed(error)
  }
}

/** A Failure as the result of an import; any other error is thrown. */
export function failed(error: unknown): Imported {
  if (!isFailure(error)) throw error
  return { result: 'failed', notes: error.issues.map(({ msg }) => msg) }
}
