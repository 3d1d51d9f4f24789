import type { Size } from './units.ts'

/** Words around an amount that do not change it. */
export const fillers = new Set(
  `about around approximately roughly approx circa nearly almost just only maybe perhaps another
  each the my some of more extra least at up to another heaping heaped level scant rounded good
  whole entire single ~ around serving-of`.split(/\s+/),
)

/** Units of time and distance: a number before one is not an amount of food. */
export const timeUnits = new Set(
  'am pm oclock hr hour min minute sec second day week month year yr time people person km mile percent o'.split(
    ' ',
  ),
)

/** Words that make a following bare number a time, not an amount of food. */
export const timeWords = new Set(
  'at until till by since day week chapter step number no part around is was were are'.split(' '),
)

/** Containers that a stated weight or volume may describe: "12 oz can". */
export const containers = new Set(
  'can bottle glass mug bowl container packet bag box carton jar steak fillet bar cup portion'.split(
    ' ',
  ),
)

/** Words for packaging ("a single serving bag", "2 fun size bars") and the size that they imply. */
export const packing: { words: string[]; size: Size | null }[] = [
  { words: ['single', 'serving'], size: null },
  { words: ['single', 'serve'], size: null },
  { words: ['individual', 'serving'], size: null },
  { words: ['individual'], size: null },
  { words: ['fun', 'size'], size: 'small' },
  { words: ['snack', 'size'], size: 'small' },
  { words: ['bite', 'size'], size: 'mini' },
  { words: ['king', 'size'], size: 'extra large' },
  { words: ['personal', 'size'], size: 'mini' },
  { words: ['personal'], size: 'mini' },
  { words: ['regular', 'size'], size: 'medium' },
  { words: ['dipping', 'size'], size: null },
  { words: ['dipping'], size: null },
  { words: ['sandwich', 'size'], size: null },
  { words: ['breakfast', 'size'], size: null },
  { words: ['bun', 'size'], size: null },
  { words: ['cracker', 'size'], size: null },
  { words: ['individual', 'school'], size: null },
  { words: ['school'], size: null },
  { words: ['100', 'calorie'], size: null },
  { words: ['microwave'], size: null },
  { words: ['fast', 'food'], size: null },
  { words: ['microwavable'], size: null },
  { words: ['prepackaged'], size: null },
  { words: ['standard'], size: null },
]
