import type { Inline, Leaf } from '../../content/text-schemas.ts'

/** A text or link without bold. */
export function withoutBold(inline: Inline): Inline {
  if ('text' in inline) return plain(inline)
  return { ...inline, children: inline.children.map(plain) }
}

function plain(leaf: Leaf): Leaf {
  const { bold, ...rest } = leaf
  return rest
}
