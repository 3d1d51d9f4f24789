import { useRef } from 'react'
import { removeRow } from '#app/ui/focus-row.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import type { ManagedKind, ManagedRow } from './managed-kind.ts'

/**
 * The question before a row is deleted, and `ask`, which opens it. After the deletion the focus moves to the
 * row that took its place inside `section`, the element that holds the list.
 */
export function useDeletion<Row extends ManagedRow>(
  { words }: ManagedKind<Row>,
  remove: (row: Row) => Promise<boolean>,
) {
  const section = useRef<HTMLElement>(null)
  const { question, ask } = useRemoval<Row>({
    question: words.deleteQuestion,
    detail: ({ title }) => title,
    confirm: 'Delete',
    remove: (row) => removeRow(section.current, `Delete ${row.title}`, () => remove(row)),
  })
  return { section, question, ask }
}
