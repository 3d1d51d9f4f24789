import type { Mark } from '../../content/text-schemas.ts'
import { clearAddress } from '../addresses.ts'

/** Signs of Markdown at the end of a text: how long they are, and what the words between them become. */
export type Signs = {
  /** The offset of the opening sign. */
  start: number
  open: number
  words: number
  close: number
  becomes: { mark: Mark } | { url: string }
}

/** No letter or figure stands before an opening sign: `2*3*4` and `snake_case_name` stay as they are. */
const marked: [Mark, RegExp][] = [
  [
    'bold',
    /(?<![\p{L}\p{N}*\\])(?<open>\*\*)(?<words>\S(?:(?:[^*]|\*(?!\*))*\S)?)(?<close>\*\*)$/u,
  ],
  ['bold', /(?<![\p{L}\p{N}_\\])(?<open>__)(?<words>\S(?:(?:[^_]|_(?!_))*\S)?)(?<close>__)$/u],
  ['italic', /(?<![\p{L}\p{N}*\\])(?<open>\*)(?<words>[^\s*](?:[^*]*[^\s*])?)(?<close>\*)$/u],
  ['italic', /(?<![\p{L}\p{N}_\\])(?<open>_)(?<words>[^\s_](?:[^_]*[^\s_])?)(?<close>_)$/u],
  ['code', /(?<!`)(?<open>`)(?<words>[^`]+)(?<close>`)$/u],
]

/** An address may have brackets in pairs. */
const linked =
  /(?<!!)(?<open>\[)(?<words>[^[\]\n]+)(?<close>\]\((?<address>(?:[^()\s]|\([^()\s]*\))+)\))$/u

/** The signs of Markdown that the last typed sign closes; null when it closes none. */
export function closedSigns(text: string): Signs | null {
  const last = text.at(-1)
  if (last === ')') return linkSigns(text)
  if (last !== '*' && last !== '_' && last !== '`') return null
  // Within code that is being typed, all signs stay.
  if (last !== '`' && text.split('`').length % 2 === 0) return null
  for (const [mark, pattern] of marked) {
    const found = signsOf(text, pattern)
    if (found && /[^\s*_`]/.test(found.text)) return { ...found.signs, becomes: { mark } }
  }
  return null
}

function linkSigns(text: string): Signs | null {
  const found = signsOf(text, linked)
  // A bare word in brackets is rather a remark than a page.
  const url = found && clearAddress(found.address)
  return url && found.text.trim() !== '' ? { ...found.signs, becomes: { url } } : null
}

function signsOf(text: string, pattern: RegExp) {
  const match = pattern.exec(text)
  const { open, words, close, address = '' } = match?.groups ?? {}
  if (!match || !open || !words || !close) return null
  const signs = { start: match.index, open: open.length, words: words.length, close: close.length }
  return { signs, text: words, address }
}
