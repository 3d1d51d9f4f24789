import { useCallback, useState } from 'react'
import { Editor, type NodeEntry, Range, Transforms } from 'slate'
import { ReactEditor, useSlateSelector } from 'slate-react'
import type { PostEditor } from '../document.ts'
import { domRangeOf } from '../floating/floating.tsx'
import { keepInSight } from '../keep-in-sight.ts'
import {
  highlightsIn,
  indexFrom,
  type Match,
  matchesIn,
  rangeOf,
  type Search,
} from './find-text.ts'
import { replaceMatches } from './replace.ts'

type State = Search & {
  /** What the bar offers; null while it is closed. */
  offers: 'find' | 'replace' | null
  /** How often the bar was asked for. */
  asked: number
  index: number
}

const closed: State = { words: '', matchCase: false, offers: null, asked: 0, index: 0 }

const none: never[] = []

/** Finding and replacing in the text of the editor. Needs the context of Slate. */
export function useFind(editor: PostEditor) {
  const [state, setState] = useState(closed)
  const { offers, words, matchCase } = state
  const { matches, index, current } = useMatches(editor, state)
  const decorate = useHighlights(editor, { words, matchCase }, offers !== null, current)

  function goTo(index: number, among: readonly Match[], from = state) {
    setState({ ...from, index })
    show(editor, among[index])
  }

  /** Searches anew, from the cursor on. */
  function search(changes: Partial<State>) {
    const next = { ...state, ...changes }
    const found = matchesIn(editor, next)
    goTo(indexFrom(editor, found, editor.selection), found, next)
  }

  function go(step: number) {
    const count = matches.length
    if (count > 0) goTo((index + step + count) % count, matches)
  }

  return {
    ...{ offers, words, matchCase, matches, index, asked: state.asked, search, go, decorate },
    /** Opens the bar for the selected words, or for the last ones. */
    open: (next: 'find' | 'replace') =>
      search({ offers: next, asked: state.asked + 1, words: wordsToFind(editor) ?? words }),
    /** Changes what the open bar offers. */
    ask: (offers: 'find' | 'replace') => setState({ ...state, offers, asked: state.asked + 1 }),
    /** Closes the bar. Unless somebody writes already, the cursor goes to the current match. */
    close({ isWriting = false } = {}) {
      setState({ ...state, offers: null })
      const range = !isWriting && current && rangeOf(editor, current)
      if (range) Transforms.select(editor, range)
      ReactEditor.focus(editor)
    },
    replace(text: string) {
      if (!current) return
      replaceMatches(editor, [current], text)
      const left = matchesIn(editor, state)
      goTo(indexBehind(left, index, current, text), left)
    },
    /** Returns how many were replaced. */
    replaceAll(text: string) {
      replaceMatches(editor, matches, text)
      return matches.length
    },
  }
}

/** The matches while the bar is open, and the current one of them. */
function useMatches(editor: PostEditor, { offers, words, matchCase, index: wanted }: State) {
  const matches = useSlateSelector(
    () => (offers ? matchesIn(editor, { words, matchCase }) : none),
    areEqual,
  )
  const index = Math.max(0, Math.min(wanted, matches.length - 1))
  return { matches, index, current: matches[index] }
}

/**
 * The index of the first of the matches that are left behind the text that replaced one; 0 if there is none. The new
 * text may have the words in it again.
 */
function indexBehind(left: readonly Match[], index: number, replaced: Match, text: string): number {
  const isBehind = (match: Match) =>
    match.block.join() !== replaced.block.join() || match.start >= replaced.start + text.length
  return Math.max(
    left.findIndex((match, at) => at >= index && isBehind(match)),
    0,
  )
}

/** The highlights of what is searched for, for Slate; `current` has another colour. */
function useHighlights(
  editor: PostEditor,
  { words, matchCase }: Search,
  isOpen: boolean,
  current: Match | undefined,
) {
  const [block, start] = [current?.block.join(), current?.start]
  return useCallback(
    ([node, path]: NodeEntry) => {
      // Slate adds to the array.
      if (!isOpen || words === '') return []
      const at = block === undefined || start === undefined ? null : { block, start }
      return highlightsIn(editor, node, path, { words, matchCase }, at)
    },
    [editor, isOpen, words, matchCase, block, start],
  )
}

export type Find = ReturnType<typeof useFind>

/** The selected words, if they are a piece of one line. */
function wordsToFind(editor: PostEditor): string | null {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return null
  const words = Editor.string(editor, selection)
  const isOneBlock = selection.anchor.path[0] === selection.focus.path[0]
  return isOneBlock && words.trim() !== '' && words.length <= 100 ? words : null
}

function show(editor: PostEditor, match: Match | undefined): void {
  const range = match && rangeOf(editor, match)
  const shown = range && domRangeOf(editor, range)
  if (shown) keepInSight(editor, shown)
}

function areEqual(before: Match[] | null, now: Match[]): boolean {
  return (
    before?.length === now.length &&
    before.every(({ block, start, end }, index) => {
      const other = now[index]
      return other?.start === start && other.end === end && other.block.join() === block.join()
    })
  )
}
