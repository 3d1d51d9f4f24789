/** What leaves are cooked in, or that they are. */
const hotLeaves =
  /\b(curry|masala|stew|soup|da+l|stir[- ]?fr\w*|ramen|shakshuka|(saut\S+|cooked|steamed|wilted|creamed) (\w+ )?(spinach|kale|chard))\b/i

/** What yogurt is eaten with from a little bowl of its own. */
const besideMeat =
  /^(?!.{0,12}yogh?urt).*\b(kebabs?|kofta|parathas?|rotis?|naan|eggs?|chicken|lamb|beef|curry|rice|bulgur|falafel|da+l|potato(es)?|biryani|lentils)\b/i

/** What sticks of vegetables are dipped into. */
const dipFirst =
  /^(an? (bowl|cup) of |\d+ ?g )?(hummus|guacamole|tzatziki|ranch|baba ghanoush)\b[^,]*\b(with|and)\b/i

/** An avocado that nobody says is halved or whole. */
const cutAvocado = /^(?!.*\b(half|halve[ds]|whole|stuffed|an) (an )?avocado)/i

const softPotato = /^((boiled|steamed|baby|new) )?potato(es)?$/i

/** Foods that are drawn in another form where the prompt says so; `/./` for those that always are. */
const forms: [said: RegExp, food: RegExp, form: string][] = [
  [/./, /\bchocolate (\w+ )?milk$/i, 'chocolate milk'],
  [/./, /\bhot cocoa\b/i, 'hot chocolate'],
  [/\bcorn (on the )?cobs?\b/i, /\bcorn\b/i, 'corn on the cob'],
  [
    /\b(penne|rigatoni|ziti|fusilli)\b/i,
    /pasta with (tomato|marinara)/i,
    'penne with tomato sauce',
  ],
  [/\b(penne|rigatoni|ziti|fusilli)\b/i, /pasta with meat/i, 'penne with meat sauce'],
  [/\b(penne|rigatoni|ziti|fusilli)\b/i, /pesto pasta/i, 'penne with pesto'],
  [/\bwraps?\b/i, /sandwich/i, 'wrap'],
  [/\b(cupcake|muffin)s?\b/i, /\bcake\b/i, 'cupcake'],
  [/\bchocolate (\w+ )?cake\b/i, /\bcake\b/i, 'chocolate cake'],
  [/\bchocolate ice cream\b/i, /ice cream/i, 'chocolate ice cream'],
  [/\bstrawberry ice cream\b|\bsorbet\b/i, /ice cream|sorbet/i, 'strawberry ice cream'],
  [/\bburrito bowl\b/i, /burrito/i, 'burrito bowl'],
  [/\bgreen apples?\b/i, /\bapple\b/i, 'green apple'],
  [/\bsteaks?\b/i, /^beef$/i, 'steak'],
  [/\b(ramen|udon|soba|pho|noodle soup)\b/i, /\bpork\b/i, 'chashu'],
  [/\bspinach\b/i, /\bomelet/i, 'spinach omelette'],
  [/\bmushrooms?\b/i, /\bomelet/i, 'mushroom omelette'],
  [/\bham\b/i, /\bomelet/i, 'ham omelette'],
  [hotLeaves, /^(\w+ )?spinach$/i, 'cooked spinach'],
  [hotLeaves, /^(\w+ )?(kale|chard)$/i, 'cooked kale'],
  [
    /\b(roast(ed)?|rotisserie|baked) (whole )?chicken\b(?! (breast|salad))/i,
    /^chicken$/i,
    'roast chicken',
  ],
  [/\bcurry\b/i, softPotato, 'curry potato'],
  [/\bwedges\b/i, /\b(roast|baked) potato(es)?\b/i, 'potato wedge'],
  [/\b(kebabs?|kofta)\b/i, /^ground (lamb|beef)$/i, 'seekh kebab'],
  [/\bmojito\b/i, /\b(cocktail|mojito)\b/i, 'mojito'],
  [/\blab(a|e)?neh?\b/i, /yogh?urt/i, 'labneh'],
  [
    besideMeat,
    /^((greek|plain|natural|low[- ]fat|whole[- ]milk|nonfat) )?yogh?urt$/i,
    'yogurt dip',
  ],
  [/\bgarlic (dip|sauce|mayo)/i, /^(dip|sauce)$/i, 'aioli'],
  [/\bk(a|u)r?h?d?hi pako(r|d)a/i, /pakora/i, 'kadhi pakora'],
  [/\b(pancakes?|waffles?|french toast|hotcakes?)\b/i, /\b(syrup|golden syrup)$/i, 'pancake syrup'],
  [/\bbagels?\b/i, /^salmon$/i, 'smoked salmon'],
  [/\bkulfi\b/i, /ice cream/i, 'malai kulfi'],
  [
    /\b(steak|bacon|sausages?|ham|gammon|hash browns?) (and|with) (\d+ |two |three )?eggs?\b|\beggs? (and|with|,) (bacon|sausages?|ham|hash browns?)\b/i,
    /^eggs?$/i,
    'fried egg',
  ],
  [/\b(anda|egg) paratha/i, /^egg$/i, 'omelette'],
  [/\bcarrot sticks?\b/i, /\bcarrot/i, 'carrot stick'],
  [dipFirst, /^carrots?$/i, 'carrot stick'],
  [dipFirst, /^cucumbers?$/i, 'cucumber baton'],
  [/^(oven[- ])?(baked|roast(ed)?)\b/i, softPotato, 'roast potato'],
  [/\byogh?urt\b/i, /^strawberr(y|ies)$/i, 'strawberry slice'],
  [cutAvocado, /^avocados?$/i, 'avocado slice'],
  [
    /\b(pancakes?|waffles?|toast|oatmeal|porridge|cereal|yogh?urt|peanut butter)\b/i,
    /^bananas?$/i,
    'banana slice',
  ],
  [/\broast(ed)?\b/i, /^((cooked|roasted?) )?carrots?$/i, 'carrot coin'],
  [/^roast(ed)?\b[^,]*,/i, /^(zucchinis?|courgettes?)$/i, 'zucchini piece'],
  [/^roast(ed)?\b[^,]*,/i, /^((red|bell|sweet) )?(bell )?peppers?$/i, 'red pepper piece'],
  [/^roast(ed)?\b[^,]*,/i, /^(red )?onions?$/i, 'cooked onion'],
]

/** The name by which a food is drawn: its own, or the form of it that the prompt asks for. */
export const saidAs = (name: string, prompt: string): string =>
  sliced(name, prompt) ??
  dip(name, prompt) ??
  forms.find(([said, food]) => food.test(name) && said.test(prompt))?.[2] ??
  name

const sliceable =
  /^(green |red )?(apple|pear|peach|nectarine|apricot|plum|mango|papaya|orange|mandarin|clementine|tangerine|grapefruit|banana)(e?s)?$/i

const nutButter = /^(\w+ )?(peanut|almond|cashew|nut) butter$/i

/** What a nut butter is spread on or stirred into. */
const carrier =
  /\b(toast|bread|bagel|sandwich|oats?|oatmeal|porridge|pancakes?|yogh?urt|smoothie)\b/i

/** Fruit that the prompt slices: "apple slices", "a sliced pear", "apple with peanut butter". */
function sliced(name: string, prompt: string): string | undefined {
  const fruit = sliceable.exec(name)?.[2]?.toLowerCase()
  if (!fruit) return undefined
  const many = `${fruit}(?:e?s)?`
  const cut = new RegExp(
    `\\b${many},? (?:slices?|wedges?|segments?)\\b|\\b(?:sliced|slices of|wedges of|segments of) (?:an? )?(?:green |red |ripe |fresh |small |medium |large )?${many}\\b`,
    'i',
  )
  const dipped = new RegExp(`\\b${many} (?:with|and|&|in) (?:[\\w/.]+ ){0,5}butter\\b`, 'i')
  if (!cut.test(prompt) && !(dipped.test(prompt) && !carrier.test(prompt))) return undefined
  const green = fruit === 'apple' && /\bgreen apples?\b/i.test(prompt) ? 'green ' : ''
  return `${green}${fruit} slice`
}

/** Nut butter in a bowl of its own, to dip fruit or sticks of vegetables into. */
function dip(name: string, prompt: string): string | undefined {
  if (!nutButter.test(name) || carrier.test(prompt)) return undefined
  return /\b(apples?|pears?|celery|sticks?|crackers?|slices|sliced)\b/i.test(prompt)
    ? 'nut butter dip'
    : undefined
}
