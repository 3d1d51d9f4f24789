import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { ManagedKind, ManagedRow } from './managed-kind.ts'
import type { ManagedList } from './use-managed-list.ts'

type Options<Row extends ManagedRow> = {
  kind: ManagedKind<Row>
  list: Pick<ManagedList<Row>, 'reload' | 'replace'>
  /** Called before each action, to clear the message of the last one. */
  onStart?: () => void
  /** Shows why an action failed. */
  onFailure: (text: string) => void
}

export type ManagedActions<Row> = {
  /** Sends `changes` of the status; the row becomes what the server answers. */
  saveStatus(row: Row, changes: Partial<Row>): Promise<void>
  /** Deletes a row and offers Undo. Returns true when it is deleted. */
  remove(row: Pick<ManagedRow, '_id'>): Promise<boolean>
}

/** What staff do to one row of a list: publish, unpublish, delete, restore. */
export function useManagedActions<Row extends ManagedRow>({
  kind: { calls, isPublished, otherStatus, words },
  list: { reload, replace },
  onStart,
  onFailure,
}: Options<Row>): ManagedActions<Row> {
  async function saveStatus(row: Row, changes: Partial<Row>) {
    onStart?.()
    try {
      const saved = await api.put<Row>(`${calls}/${row._id}`, changes)
      replace(row, saved)
      const plain = isPublished(saved) ? words.published : words.unpublished
      showToast(otherStatus?.(saved) ?? plain)
    } catch (error) {
      onFailure(words.statusFailed + reasonFor(error, words.one))
      // Shows the newest version, so that the next click applies to that.
      if (isStale(error)) await reload()
    }
  }

  async function remove(row: Pick<ManagedRow, '_id'>) {
    onStart?.()
    const path = `${calls}/${row._id}`
    try {
      await api.delete(path)
    } catch (error) {
      console.warn(error)
      onFailure(words.deleteFailed)
      return false
    }
    const restore = () => api.post(`${path}/restore`)
    showToast(words.deleted, { label: 'Undo', run: () => undoDeletion(restore, words, reload) })
    await reload()
    return true
  }

  return { saveStatus, remove }
}

/** Restores what was deleted, says so in a toast, and loads the list again. */
export async function undoDeletion(
  restore: () => Promise<unknown>,
  words: { restored: string; restoreFailed: string },
  reload: () => Promise<void>,
): Promise<void> {
  try {
    await restore()
    showToast(words.restored)
  } catch (error) {
    showErrorToast(messageOf(error, words.restoreFailed))
  }
  await reload()
}

const isStale = (error: unknown) => error instanceof ApiError && error.status === 409

/** The rest of the message about a failed change of the status; empty when there is nothing useful to add. */
function reasonFor(error: unknown, one: string): string {
  if (isStale(error)) return `: someone else changed this ${one}. Its latest version is shown now.`
  // The server says what is missing before it can be published.
  const missing = error instanceof ApiError && error.status === 400 ? messageOf(error, '') : ''
  return missing && `. ${missing}`
}
