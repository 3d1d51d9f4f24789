/** True on devices of Apple, whose keys have names of their own. */
const isMac = () => /Mac|iP/.test(navigator.platform)

/**
 * True while the key for shortcuts is held: control, or the command key of a Mac, where the control key moves the
 * cursor and deletes. A Windows key counts too.
 */
export const hasMod = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) =>
  metaKey || (ctrlKey && !isMac())

const macNames: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** The keys of a combination as this device names them: `Mod+K` is Ctrl and K, or ⌘ and K. */
export function keyNames(combination: string): string[] {
  const mac = isMac()
  return combination
    .split('+')
    .map((key) => (mac ? (macNames[key] ?? key) : key === 'Mod' ? 'Ctrl' : key))
}

/** The combination in one text. */
export const keysText = (combination: string) => keyNames(combination).join(isMac() ? '' : '+')
