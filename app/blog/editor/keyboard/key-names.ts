/** True on devices of Apple, whose keys have names of their own. */
export const isMac = () => /Mac|iP/.test(navigator.platform)

const macNames: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** The keys of a combination as this device names them: `Mod+K` is Ctrl and K, or ⌘ and K. */
export function keyNames(combination: string, mac = isMac()): string[] {
  return combination
    .split('+')
    .map((key) => (mac ? (macNames[key] ?? key) : key === 'Mod' ? 'Ctrl' : key))
}

/** The combination in one text. */
export const keysText = (combination: string, mac = isMac()) =>
  keyNames(combination, mac).join(mac ? '' : '+')
