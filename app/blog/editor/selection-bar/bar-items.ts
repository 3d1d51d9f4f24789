import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  Link,
  type LucideIcon,
  Quote,
} from 'lucide-react'
import { isBlockOn } from '../blocks.ts'
import type { PostEditor } from '../document.ts'
import { linkAt } from '../links.ts'
import { isMarkOn } from '../marks.ts'
import type { Command } from '../shortcuts.ts'

export type BarItem = { name: string; Icon: LucideIcon; keys?: string; command: Command }

/** What the bar at the selection offers. */
export const barItems: BarItem[] = [
  { name: 'Bold', Icon: Bold, keys: 'Mod+B', command: { mark: 'bold' } },
  { name: 'Italic', Icon: Italic, keys: 'Mod+I', command: { mark: 'italic' } },
  { name: 'Code', Icon: Code, keys: 'Mod+`', command: { mark: 'code' } },
  { name: 'Link', Icon: Link, keys: 'Mod+K', command: { action: 'link' } },
  { name: 'Heading one', Icon: Heading1, command: { block: 'heading-one' } },
  { name: 'Heading two', Icon: Heading2, command: { block: 'heading-two' } },
  { name: 'Heading three', Icon: Heading3, command: { block: 'heading-three' } },
  { name: 'Quote', Icon: Quote, command: { block: 'block-quote' } },
]

/** True when the selection is already what the item makes of it. */
export function isItemOn(editor: PostEditor, { command }: BarItem): boolean {
  if ('mark' in command) return isMarkOn(editor, command.mark)
  if ('block' in command) return isBlockOn(editor, command.block)
  return linkAt(editor) !== undefined
}
