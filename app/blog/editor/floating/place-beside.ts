type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Size = { width: number; height: number }

/** Space in px between the box and what it stands beside. */
const gap = 8

/**
 * Where a box of this size stands above or below an anchor without covering it, in the coordinates of the window.
 * The other side is taken where `prefer` has no room; null when neither has.
 */
export function placeBeside(
  anchor: Box,
  size: Size,
  room: Box,
  prefer: 'above' | 'below',
): { left: number; top: number } | null {
  const above = anchor.top - gap - size.height
  const below = anchor.bottom + gap
  const fits = { above: above >= room.top, below: below + size.height <= room.bottom }
  const other = prefer === 'above' ? 'below' : 'above'
  const side = fits[prefer] ? prefer : fits[other] ? other : null
  if (!side) return null
  const most = Math.max(room.left, room.right - size.width)
  const left = Math.min(Math.max(anchor.left, room.left), most)
  return { left, top: side === 'above' ? above : below }
}
