import { createRandom, type Random } from '#app/images/illustrator/core/random.ts'

/** A family of texts; `text` returns one of the given length, the same for the same length and seed. */
export type HostileFamily = { name: string; text: (length: number, seed?: number) => string }

const foods =
  `egg rice chicken bread salmon broccoli cheese pizza omelet bean potato apple pie milk tuna soup
  beef pork lamb turkey bacon ham sausage shrimp cod pasta noodle oat quinoa tortilla bagel muffin
  butter cream yogurt honey sugar jam chocolate cookie cake banana orange grape mango strawberry
  tomato onion carrot spinach lettuce pepper mushroom corn pea lentil tofu almond peanut walnut
  coffee tea juice beer wine ketchup mayonnaise gravy curry stew salad burger taco burrito sushi`.split(
    /\s+/,
  )
const dishes =
  'burrito sandwich,smoothie,chicken curry,beef stew,caesar salad,ramen,pizza,latte,burger,wrap'.split(
    ',',
  )
const units =
  'g kg oz lb ml cup tbsp tsp slice bowl can bottle piece pinch serving large small'.split(' ')
const joiners = 'and or with on plus over in then from topped without instead of by n w'.split(' ')
const scripts: [name: string, first: number, count: number][] = [
  ['Greek', 0x3b1, 24],
  ['Cyrillic', 0x430, 32],
  ['Hebrew', 0x5d0, 27],
  ['Arabic', 0x627, 36],
  ['Devanagari', 0x915, 37],
  ['Thai', 0xe01, 46],
  ['Hangul', 0xac00, 800],
  ['Chinese', 0x4e00, 2000],
]

/** A repeated piece. */
const repeated = (piece: string): HostileFamily => ({
  name: JSON.stringify(piece),
  text: (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
})

/**
 * Repeated pieces followed by a food. Only whole pieces are used, so that texts of all lengths are read the
 * same way.
 */
const before = (piece: string, end = ' 1 egg'): HostileFamily => ({
  name: `${JSON.stringify(piece)} before ${JSON.stringify(end)}`,
  text: (length) => {
    const room = Math.max(0, length - end.length)
    return `${piece.repeat(Math.floor(room / piece.length))}${end}`.slice(0, length)
  },
})

/** A start followed by repeated pieces. */
const behind = (start: string, piece: string): HostileFamily => ({
  name: `${JSON.stringify(start)} and then ${JSON.stringify(piece)}`,
  text: (length) => `${start}${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length),
})

/** Random pieces. */
const mixed = (name: string, piece: (random: Random) => string): HostileFamily => ({
  name,
  text: (length, seed = 1) => {
    const random = createRandom(seed)
    const pieces: string[] = []
    for (let made = 0; made < length; ) made += pieces[pieces.push(piece(random)) - 1]?.length ?? 1
    return pieces.join('').slice(0, length)
  },
})

const letters = (random: Random, count: number, of = 'abcdefghijklmnopqrstuvwxyz') =>
  Array.from({ length: count }, () => random.pick([...of])).join('')

const misspelt = (random: Random, word: string) => {
  const at = Math.floor(random.next() * word.length)
  return `${word.slice(0, at)}${letters(random, 1)}${word.slice(at + 1)}`
}

/**
 * Families of texts that may be slow to read: unclosed brackets, possible starts of amounts, conjunctions and
 * negations, words similar to foods, and words in every script.
 */
export const hostileFamilies: HostileFamily[] = [
  ...[')', '(', '[', '1 (', '1 (2 ', '(((1 egg)))', '1 (1 oz) ', '(egg) ', '1)\n'].map((piece) =>
    before(piece),
  ),
  ...[
    '1',
    '1 ',
    '1/',
    '1/1/1/1 ',
    '1 1/2 ',
    '1-',
    '1 - ',
    '1.',
    '1,',
    '1 to ',
    '1x',
    '1 x ',
    '½',
    '½ ',
    '%',
    '1%',
    '1 %',
  ].map((piece) => before(piece)),
  ...[
    'g ',
    '1 g ',
    'oz ',
    '1 oz. ',
    'lb 1 ',
    'a cup ',
    'cup of ',
    '1 cup of ',
    'large ',
    '12 inch ',
    'fl oz ',
    '1 lb 1 oz ',
  ].map((piece) => before(piece)),
  ...[
    'and ',
    'or ',
    'with ',
    'with with ',
    'of ',
    'of of of ',
    'made of ',
    'filled with ',
    'and a half ',
    'half half ',
    'x x x ',
    'a ',
    'the ',
    'each ',
    'about ',
    'around around ',
    'at ',
    'by ',
    '& ',
    '+ ',
  ].map((piece) => before(piece)),
  ...[
    'no ',
    'without ',
    'instead of ',
    'not ',
    'did not eat ',
    'swapped ',
    'would have ',
    'but ',
    'shared ',
    'split ',
    'left ',
  ].map((piece) => before(piece)),
  ...[
    ',',
    ', ',
    '.',
    '. ',
    ';',
    ':',
    '\n',
    '\n\n',
    ' ',
    '\t',
    '\r\n',
    '\u00a0',
    '/',
    '-',
    '--- ',
    '"',
    "'",
    '’',
    '`',
    '\\',
    '~',
    '|',
    '*',
    '=',
    '→',
    '•',
    '#',
    '@',
    '$',
    '$1 ',
    '°',
  ].map((piece) => before(piece)),
  ...[
    'one ',
    'twenty ',
    'two hundred ',
    'a hundred and ',
    'half a ',
    'a dozen ',
    'six pack of ',
    'a couple of ',
    'between 1 and ',
    'one to two ',
    'dozen ',
    'twenty-',
  ].map((piece) => before(piece)),
  ...[
    '12:30 ',
    '7am ',
    '1:',
    '12/12/',
    'may 1 ',
    'at 8 ',
    'day 1 ',
    '5 min ',
    'hr 1 ',
    'from the ',
    'at the a ',
    'p1 ',
    '1p',
    'blood sugar ',
    'glucose is ',
    'ratio 1:1 ',
    '1 kcal ',
    'kcal 1 ',
    '1 g protein ',
    'fat 1 ',
    'room 1 ',
    'party of ',
    '$1$1',
    '1 to 1 ',
    "a' ",
  ].map((piece) => before(piece)),
  ...[
    'egg ',
    '1 egg ',
    'egg and ',
    'egg, ',
    'egg with ',
    'no egg ',
    'egg. ',
    '1 egg each ',
    'egg or ',
    'egg (',
    'egg: ',
    'the egg ',
    'eggs 1 cup each, ',
    '1 cup rice with egg, ',
    'fish and chips ',
    'egg, 1 each, ',
    'sandwich with ',
    'smoothie: ',
    'latte. The milk ',
    'burger no bun ',
  ].map(repeated),
  behind('burrito bowl with ', 'rice, beans, '),
  behind('smoothie with ', '1 g milk and '),
  behind('soup (', 'egg, '),
  behind('buddha bowl with ', '1 egg, '),
  behind('2 eggs with ', 'rice and '),
  behind('a plate of chicken with ', 'rice and 1 egg '),
  behind('salad of 1 g egg', ' and 1 g ham'),
  ...[
    'a',
    'egg',
    'é',
    'e\u0301',
    '\u0301',
    'a\u0301'.repeat(40),
    "a'",
    'a’s ',
    'a-',
    'a.',
    'm&m',
    '👨‍👩‍👧‍👦',
    '🍕 ',
    'ß',
    'İ',
    'ﬁ',
    '\u200b',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\0',
    '１',
    '٣ ',
    'eggeggeggeggeggegge ',
  ].map((piece) => before(piece)),
  ...scripts.map(([name, first, count]) =>
    mixed(`${name} words`, (random) => {
      const length = 1 + Math.floor(random.next() * 9)
      const word = Array.from({ length }, () =>
        String.fromCodePoint(first + Math.floor(random.next() * count)),
      )
      return `${word.join('')} `
    }),
  ),
  mixed(
    'words that nobody knows',
    (random) => `${letters(random, 3 + Math.floor(random.next() * 17))} `,
  ),
  mixed('long words that nobody knows', (random) => `${letters(random, 20)} `),
  mixed('misspelt foods', (random) => `${misspelt(random, random.pick(foods))} `),
  mixed(
    'long misspelt foods',
    (random) =>
      `${misspelt(random, misspelt(random, random.pick(['strawberries', 'cauliflower', 'mozzarella', 'spaghetti', 'pomegranate', 'pumpernickel'])))} `,
  ),
  mixed('foods by chance', (random) => `${random.pick(foods)} `),
  mixed('few foods by chance', (random) => `${random.pick(foods.slice(0, 12))} `),
  mixed(
    'prepared foods',
    (random) =>
      `${random.pick(['grilled', 'fried', 'raw', 'low fat', 'fresh', 'no skin'])} ${random.pick(foods)} `,
  ),
  mixed(
    'eighteen foods and a mark',
    (random) => `${Array.from({ length: 17 }, () => random.pick(foods)).join(' ')}, `,
  ),
  mixed(
    'foods and amounts',
    (random) => `${Math.floor(random.next() * 300)} ${random.pick(units)} ${random.pick(foods)} `,
  ),
  mixed('foods and joiners', (random) => `${random.pick(foods)} ${random.pick(joiners)} `),
  mixed(
    'foods in a list',
    (random) =>
      `${Math.floor(random.next() * 300)} ${random.pick(units)} of ${random.pick(foods)} ${random.pick(foods)}, `,
  ),
  mixed(
    'dishes and their parts',
    (random) =>
      `${random.pick(dishes)} ${random.pick(joiners)} ${random.pick(foods)}${random.pick([', ', '. ', ' ', ' ('])}`,
  ),
  mixed(
    'pieces of all kinds',
    (random) =>
      random.pick([
        ...foods,
        ...units,
        ...joiners,
        ...dishes,
        '1',
        '1/2',
        '(',
        ')',
        ',',
        '.',
        '\n',
        ' - ',
        'the',
        'no',
        'each',
        'half',
        '½',
        '100',
        'swapped',
        ':',
        '"',
        '%',
      ]) + random.pick([' ', ' ', '']),
  ),
  mixed('marks by chance', (random) => random.pick([...'()[]{}.,;:!?/-–*+=~|&#@$%"\'’<>^_\\ \n'])),
  mixed('digits and marks', (random) => random.pick([...'0123456789./-,:x%½ '])),
  mixed('characters by chance', (random) =>
    String.fromCodePoint(32 + Math.floor(random.next() * 55_000)),
  ),
]
