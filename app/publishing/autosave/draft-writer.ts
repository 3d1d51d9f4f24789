import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import type { LocalWrite, State } from './states.ts'

export type DraftOptions<Fields, Base> = {
  place: DraftPlace
  /** The text that the browser stores for the local draft; null for none. */
  text: (draft: LocalWrite<Fields, Base>) => string | null
  /** What was typed since an earlier text; each change is noted in the place at once. */
  since?: () => Since<Fields>
  /** Called with the id of a newly created meal or post; returns the place of its local draft from then on. */
  onCreated?: (id: string) => Promise<DraftPlace>
}

/** A change as a short text, and the fields that it changes; while `key` is the same, these are. */
export type Since<Fields> = { change: string; key: string; before: Fields }

/** Writes local drafts to their place, which changes when a new meal or post gets its id. */
export function createDraftWriter<Fields, Base>(options: DraftOptions<Fields, Base>) {
  const { place: first, text, onCreated } = options
  const notes = createNotes(options)
  let place = first
  let written = first.read()
  let released = false
  function release(): void {
    released = true
    // The first place is released by the code that claimed it.
    if (place !== first) place.release()
  }
  return {
    release,
    /** Notes what was just typed. */
    note: (state: Noted<Fields, Base>) => notes.add(place, state),
    /**
     * Returns false when the browser refuses to store. A draft
     * written `late`, after closing, never overwrites another one.
     */
    write(draft: LocalWrite<Fields, Base>, late: boolean): boolean {
      if (late && place.read() !== written) return true
      const next = text(draft)
      const kept = place.keep(next)
      if (draft.fields === null) notes.end(place, next)
      else notes.add(place, draft)
      if (kept) written = next
      return kept
    },
    async move(id: string, state: () => State<Fields, Base>): Promise<void> {
      const next = await onCreated?.(id)
      if (!next) return
      const old = place
      const left = old.read()
      place = next
      next.keep(left)
      notes.end(next, left)
      if (left !== null || state().local.due) notes.add(next, state())
      old.keep(null)
      old.release()
      if (released) release()
    },
  }
}

type Noted<Fields, Base> = Pick<State<Fields, Base>, 'base' | 'recovered' | 'newId'>

/** Notes each change, together with what it changes whenever that is something else than before. */
function createNotes<Fields, Base>({ text, since }: DraftOptions<Fields, Base>) {
  let noted: { key: string; base: Base | null; recovered: unknown } | null = null
  return {
    add(place: DraftPlace, { base, recovered, newId }: Noted<Fields, Base>): void {
      if (!since) return
      const { change, key, before } = since()
      if (noted?.key === key && noted.base === base && noted.recovered === recovered) {
        place.note(change)
        return
      }
      const changed = text({ fields: before, base, recovered, newId })
      if (changed === null) return
      place.note(change, changed)
      noted = { key, base, recovered }
    },
    /** Nothing typed is left to note; `left` is what else the place has. */
    end(place: DraftPlace, left: string | null): void {
      noted = null
      if (since && left !== null) place.note('', left)
    },
  }
}
