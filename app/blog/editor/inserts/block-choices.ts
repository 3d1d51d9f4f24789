import {
  Code2,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Images,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Play,
  Quote,
  Salad,
  Superscript,
  Table,
} from 'lucide-react'
import type { BlockChoice } from '../blocks.ts'

/** What the Insert menu and the slash menu put into a post. */
export type InsertChoice =
  | Exclude<BlockChoice, 'code-block'>
  | ('image' | 'table' | 'code' | 'divider' | 'gallery' | 'video' | 'meal' | 'footnote')

export type ChoiceLine = {
  choice: InsertChoice
  name: string
  Icon: LucideIcon
  /** What does the same when it is typed at the start of a line. */
  keys?: string
  /** Other words by which it is found. */
  words: string
}

/** The one list of both menus. */
export const blockChoices: ChoiceLine[] = [
  { choice: 'heading-one', name: 'Heading one', Icon: Heading1, keys: '#', words: 'h1 title' },
  { choice: 'heading-two', name: 'Heading two', Icon: Heading2, keys: '##', words: 'h2 subtitle' },
  { choice: 'heading-three', name: 'Heading three', Icon: Heading3, keys: '###', words: 'h3' },
  { choice: 'bulleted-list', name: 'Bulleted list', Icon: List, keys: '-', words: 'ul points' },
  {
    choice: 'numbered-list',
    name: 'Numbered list',
    Icon: ListOrdered,
    keys: '1.',
    words: 'ol steps',
  },
  { choice: 'block-quote', name: 'Quote', Icon: Quote, keys: '>', words: 'blockquote citation' },
  { choice: 'image', name: 'Image', Icon: ImagePlus, words: 'picture photo upload' },
  { choice: 'gallery', name: 'Gallery', Icon: Images, words: 'pictures photos images' },
  { choice: 'table', name: 'Table', Icon: Table, words: 'rows columns grid' },
  { choice: 'meal', name: 'Meal card', Icon: Salad, words: 'dish plate recipe food' },
  { choice: 'video', name: 'Video', Icon: Play, words: 'youtube vimeo embed film' },
  { choice: 'code', name: 'Code block', Icon: Code2, keys: '```', words: 'pre snippet' },
  { choice: 'divider', name: 'Divider', Icon: Minus, keys: '---', words: 'line rule hr' },
  { choice: 'footnote', name: 'Footnote', Icon: Superscript, keys: '[^1]', words: 'note source' },
]

/** The choices that a typed word finds: by the start of any of their words, names first. */
export function choicesFor(typed: string): ChoiceLine[] {
  const wanted = typed.trim().toLowerCase()
  const startsIn = (text: string) => ` ${text.toLowerCase()}`.includes(` ${wanted}`)
  const named = blockChoices.filter(({ name }) => startsIn(name))
  return [...named, ...blockChoices.filter((line) => !named.includes(line) && startsIn(line.words))]
}
