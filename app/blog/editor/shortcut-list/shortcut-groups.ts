/** Key combinations with what they do; `Mod` is Ctrl, or the command key of a Mac. */
export type ShortcutGroup = { title: string; lines: [keys: string[], does: string][] }

/** All shortcuts of the editor, as its dialog lists them. */
export const shortcutGroups: ShortcutGroup[] = [
  {
    title: 'Text',
    lines: [
      [['Mod+B'], 'Bold'],
      [['Mod+I'], 'Italic'],
      [['Mod+U'], 'Underline'],
      [['Mod+`'], 'Code'],
      [['Mod+K'], 'Link'],
      [['Mod+Z'], 'Undo'],
      [['Mod+Shift+Z', 'Mod+Y'], 'Redo'],
    ],
  },
  {
    title: 'As you type',
    lines: [
      [['**words**'], 'Bold'],
      [['*words*', '_words_'], 'Italic'],
      [['`words`'], 'Code'],
      [['[words](address)'], 'Link'],
      [['# '], 'Heading one; ## and ### for the others'],
      [['- '], 'Bulleted list'],
      [['1. '], 'Numbered list'],
      [['> '], 'Quote'],
      [['```'], 'Code block'],
      [['---'], 'Divider'],
      [['/'], 'All blocks'],
    ],
  },
  {
    title: 'Blocks',
    lines: [
      [['Alt+Shift+↑'], 'Move the block up'],
      [['Alt+Shift+↓'], 'Move the block down'],
      [['Tab'], 'List item one level deeper, or next cell'],
      [['Shift+Tab'], 'List item one level higher, or cell before'],
      [['Shift+Enter'], 'New line in the same block'],
    ],
  },
  {
    title: 'The editor',
    lines: [
      [['Mod+F'], 'Find'],
      [['Mod+H', 'Mod+Alt+F'], 'Find and replace'],
      [['Alt+F10'], 'To the bar at the selection or of the table, or to the toolbar'],
      [['Mod+Shift+F'], 'Focus mode'],
      [['Mod+/', '?'], 'This list'],
      [['Escape'], 'Close what is open'],
    ],
  },
]
