import type { VesselKind } from '../core/vessel.ts'
import type { Draw } from '../families/drawing.ts'
import type { Drink } from '../families/drinks.ts'

/**
 * What a food does on a plate: `base` lies below, `side` beside, `main` over them; `sauce` is poured or
 * put beside in a small bowl; `garnish` is strewn or laid on top; `wet` fills a bowl; `whole` is a dish
 * that is drawn as itself; `drink` comes in a glass.
 */
export type Role = 'base' | 'side' | 'main' | 'sauce' | 'garnish' | 'wet' | 'whole' | 'drink'

export type Food = {
  /** Names of the food, any of which matches; more words match first. */
  words: string
  role: Role
  draw: Draw
  /** When there is little of it: laid on top in one spot, as lemon, or strewn, as parmesan. */
  little?: 'garnish' | 'strewn'
  /** How much higher than ordinary food it lies: it takes so much less ground. */
  thick?: number
  /** Slices that lie as one fan at the side of a bowlful. */
  fan?: boolean
  /** Colour of a sauce that soaks into what lies in it. */
  soaks?: string
  /** Leaves, which lie under the rest of a salad. */
  leafy?: boolean
  /** Leaves that heat has made limp: they take far less room than the table of foods tells of raw ones. */
  wilted?: boolean
  /** Half of it lies below the surface of what it cooked in. */
  sunken?: boolean
  /** Poured over pasta, rice or potatoes rather than put beside them. */
  poured?: boolean
  /** Always in a little bowl of its own. */
  dipped?: boolean
  /** A smooth bowlful with toppings in neat heaps, not strewn: porridge, yogurt. */
  smooth?: boolean
  /** A bowlful that does not steam. */
  cold?: boolean
  /** Bread and the like, which leans on the rim of a bowl. */
  leans?: boolean
  /** What is in the glass of a drink. */
  pour?: Drink
  /** What it is served in whatever the prompt says. */
  vessel?: VesselKind
}

type More = Omit<Food, 'words' | 'role' | 'draw'>

/** One line of a food table; `words` are names split by commas. */
export const food = (words: string, role: Role, draw: Draw, more: More = {}): Food => ({
  words,
  role,
  draw,
  ...more,
})
