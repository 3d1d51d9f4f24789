import type { Form } from '../forms/form.ts'
import type { VesselKind } from '../vessels/vessel.ts'

/**
 * What a food does on the table: `food` lies on the plate, `bread` beside or leaning on it, `garnish` on top of
 * the rest, `sauce` is poured or stands in a dip bowl, `wet` fills a bowl, `drink` a glass or cup.
 */
export type Role = 'food' | 'bread' | 'garnish' | 'sauce' | 'wet' | 'drink'

/** How a food or a dish looks. */
export type Look = {
  /** Names, split by commas, without plural endings; the most words that match a food's name decide. */
  words: string
  role: Role
  form: Form
  /** Grams per ml as it lies, with the air in it; that of its food group where it is not given. */
  density?: number
  /** How a little of it lies on other food: parmesan, lemon, seeds. */
  little?: Form
  /** What it is served in, whatever else is on the table. */
  vessel?: VesselKind
  /** A wet dish thick enough to lie beside rice on one plate. */
  thick?: boolean
  /** A sauce that goes over pasta, rice, potatoes or meat rather than into a dip bowl. */
  poured?: boolean
  /** A sauce that is spread on bread where there is nothing else to eat it with. */
  spread?: boolean
  /** Leaves or other parts that make a salad when they are tossed with the rest. */
  leafy?: boolean
  /** Lies over what is beside it on a plate, never under it: a fried egg. */
  over?: boolean
}

/** One line of a list of looks. */
export const look = (
  words: string,
  form: Form,
  more: Partial<Omit<Look, 'words' | 'form'>> = {},
): Look => ({ words, form, role: 'food', ...more })
