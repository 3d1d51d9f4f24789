import { blend, colour, step } from '../../../render/colour.ts'
import type { Paint } from '../../../render/material.ts'
import { fractal, noise } from '../../../render/noise.ts'

type Skin = {
  /** Colours of skin that the heat hardly reached, of most of it, of its high places, and of what charred. */
  pale: string
  gold: string
  brown: string
  char: string
  /** Share of it that is brown: 0 in places, 1 nearly all that looks up. */
  done?: number
  /** How much of it charred: 0 nothing, 1 in many places. */
  burnt?: number
  /** Colour of the spices on it. */
  spice?: string
}

/**
 * Skin of roasted or fried poultry: pale below, brown where it looks up and stands out, thin and dark along its fine
 * wrinkles, charred only where it stands out most.
 */
export function crispSkin(skin: Skin): Paint {
  const { done = 0.5, burnt = 0.5 } = skin
  const [pale, gold, brown, char] = [
    colour(skin.pale),
    colour(skin.gold),
    colour(skin.brown),
    colour(skin.char),
  ]
  const spice = skin.spice ? colour(skin.spice) : undefined
  return (spot) => {
    const { u, v, w, up, seed } = spot
    const broad = fractal(u / 24 + seed * 41, v / 24, w / 24, 2)
    const fold = noise(u / 5 + seed * 9, v / 4, w / 4)
    const fine = noise(u / 1.5 + seed * 7, v / 1.5, w / 1.5)
    const patch = noise(u / 8 + seed * 23, v / 7 + 5, w / 7)
    const uneven = 1.5 * (broad - 0.5) + 0.7 * (patch - 0.5) + 0.34 * (fold - 0.5)
    const heat = 0.62 * up + uneven + 0.2 * (fine - 0.5)
    const golden = blend(pale, gold, step(-0.3, 0.34, heat))
    const roasted = blend(golden, brown, 0.95 * step(0.66 - done, 1.34 - done, heat))
    const wrinkle = 1 - step(0.02, 0.1, Math.abs(fold - 0.5))
    const own = blend(roasted, brown, 0.22 * wrinkle * step(-0.3, 0.2, heat))
    const from = 0.86 - 0.3 * burnt
    const black = burnt * step(from, from + 0.2, heat)
    spot.dull = 0.6 * black
    const dark = blend(own, char, 0.88 * black)
    if (!spice) return dark
    return blend(dark, spice, 0.55 * step(0.66, 0.76, noise(u / 1.3, v / 1.3, w / 1.3 + seed * 9)))
  }
}
