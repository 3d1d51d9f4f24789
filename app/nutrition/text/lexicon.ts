import { wordTable } from '#platform/text/word-table.ts'
import { normaliseWord } from './normalise.ts'

/** The words of a list, normalised like tokens. */
function words(text: string): Set<string> {
  return new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(normaliseWord),
  )
}

/** Words that say nothing about a food, in names and in texts. */
export const stopWords = words(`
 mate mates a an the of my your our his her their its some any this that these those and with in on n or to
 from for at by per as is was are were be been being am i we you he she they it me us them im ive
 had have has having ate eat eaten eating got get getting made make
 making grabbed enjoyed enjoying consumed took take finished followed also then plus about around
 approximately roughly approx circa nearly almost just only really very quite so too there here
 each every which who what when while into onto up out off down over under along alongside
 together like including included containing contain comes came served serving topped top
 drizzled sprinkled garnished accompanied paired side via using used
 would will could should want need please today yesterday tonight morning afternoon evening night
 noon midday day daily week tea-time
 started start began ended end finally later before after during between meanwhile first second
 last next again one's myself himself herself treated decided chose ordered went cooked-up
 prepared layer hint touch lot lots kind type sort style total whole-thing
 post pre workout gym work office restaurant cafe canteen time usual usually typical
 think maybe probably perhaps if not do did does done don t s ll ve re d m but because both own
 aur ke ki ka ko saath sath khaya khayi khaye piya naashta naashte nashta nashte subah dopahar
 shaam raat aaj
 based consisted consisting consist contained featuring featured combined assortment
 selection variety washed nice lovely good great well drank drunk kinda sorta gonna wanna gotta`)

/** Words that join two foods in one clause. */
export const joiners = words(`
  and or aur with plus on over in topped served alongside then followed by accompanied
  drizzled sprinkled garnished n onto atop under beside besides paired including containing
  from w featuring`)

/** Words that negate what follows them. */
export const deniers = words(
  'without no minus sans excluding except hold skip skipped none not leftout',
)

/** Words for how a food was prepared, with the class of each. */
export const preparations = new Map<string, string>()
const classes = wordTable<string>({
  raw: 'raw uncooked',
  dry: 'dry',
  cooked: `cooked boiled steamed poached simmered blanched microwaved braised stewed reheated heated
    slowcooked parboiled hardboiled softboiled`,
  grilled: `grilled roasted roast baked broiled seared chargrilled charred toasted griddled
    blackened ovenbaked airfried spiced seasoned marinated glazed herbed`,
  sauteed: 'sauteed panfried stirfried caramelized caramelised wilted',
  fried: 'fried deepfried breaded battered crispy crumbed coated',
  canned: 'canned tinned jarred drained',
  dried: 'dried dehydrated',
  smoked: 'smoked',
  pickled: 'pickled fermented',
  mashed: 'mashed smashed pureed',
})
for (const [name, list] of Object.entries(classes)) {
  for (const word of words(list)) preparations.set(word, name)
}

/** Words that describe a food and rarely change which food is meant. */
export const lightWords = words(`
  flaked fresh freshly homemade organic plain natural regular classic traditional authentic original
  delicious tasty yummy juicy tender crunchy creamy rich warm hot cold chilled iced icy cool room
  temperature ripe baby mini sliced diced chopped minced shredded grated cubed halved quartered
  torn crushed crumbled melted softened deveined zested rinsed peeled pitted seeded unpeeled boneless bonein leftover frozen thawed
  store bought takeaway takeout brand free range grass fed wild caught farm raised lean extra
  premium quality local italian french greek mexican indian pakistani chinese thai japanese korean
  american english british spanish turkish lebanese asian mediterranean southern style spicy mild
  sweet sour tangy savory salted salty unsalted lightly light heavy heavily thin thinly thick thickly
  golden brown perfectly simple rustic gourmet hearty healthy wholesome low high  carb calorie
  lowcalorie highprotein fluffy moist flaky soft hard firm silky smooth chunky crusty buttery lemony
  garlicky herby peppery smoky zesty vibrant colorful colourful bright red green yellow white black
  purple dark small medium large big little generous half full single double triple
  vegan vegetarian gluten dairy keto paleo halal kosher free flavored flavor infused homestyle
  skin skinon bone mixed assorted various seasonal instant quick ready pre cooked medium-rare
  rare well done pure real clear sized size cut ribbon finely coarsely bbq reduced loaded added skinless
  mature wholesale deluxe special lovely nice good great favorite favourite bunless toasty juicy snack lunch dinner supper brunch breakfast drink drinking filled stuffed
  covered bit treat home simple buttered sticky popped airpopped quick meal sugarfree nonfat lowfat diet unsalted
  sweetened presweetened fat soaked sprouted blistered pulled puffed jammy burnt cured sunny vine giant
  average standard shaved slivered handcut sugary fancy strong weak milky brewed pressed`)

/** Seasonings and sauces that name a dish with the food behind them: "jerk salmon". Alone they are a food. */
export const seasonings: ReadonlySet<string> = words(
  `masala tandoori jerk cajun teriyaki satay peri tikka bbq pesto harissa chimichurri sriracha buffalo miso
  gochujang chipotle piri`,
)

/** Pairs of words that are read as one word. */
export const joinedWords = wordTable<string>({
  'one crust': 'onecrust',
  'two crust': 'twocrust',
  'sunny d': 'sunnyd',
  'sunny delight': 'sunnyd',
  'low fat': 'lowfat',
  'reduced fat': 'reducedfat',
  'half fat': 'reducedfat',
  'fat free': 'nonfat',
  'non fat': 'nonfat',
  'zero fat': 'nonfat',
  'sugar free': 'sugarfree',
  'whole wheat': 'wholewheat',
  'whole grain': 'wholewheat',
  'whole meal': 'wholewheat',
  'semi skimmed': 'lowfat',
  'non dairy': 'nondairy',
  'hard boiled': 'hardboiled',
  'soft boiled': 'softboiled',
  'deep fried': 'deepfried',
  'pan fried': 'panfried',
  'stir fried': 'stirfried',
  'air fried': 'airfried',
  'air popped': 'airpopped',
  'oven baked': 'ovenbaked',
  'slow cooked': 'slowcooked',
  'pan seared': 'seared',
  'char grilled': 'chargrilled',
  'hand cut': 'handcut',
  'flame grilled': 'grilled',
  'oven roasted': 'roasted',
  'spit roasted': 'roasted',
  'ice cream': 'icecream',
  'hot dog': 'hotdog',
  'cheese burger': 'cheeseburger',
  'ham burger': 'hamburger',
  'pop corn': 'popcorn',
  'sea food': 'seafood',
  'egg plant': 'eggplant',
  'butter milk': 'buttermilk',
  'corn flake': 'cornflake',
  'corn bread': 'cornbread',
  'pan cake': 'pancake',
  'meat ball': 'meatball',
  'meat loaf': 'meatloaf',
  'oat meal': 'oatmeal',
  'milk shake': 'milkshake',
  'cup cake': 'cupcake',
  'straw berry': 'strawberry',
  'blue berry': 'blueberry',
  'rasp berry': 'raspberry',
  'black berry': 'blackberry',
  'cran berry': 'cranberry',
  'pine apple': 'pineapple',
  'water melon': 'watermelon',
  'spare rib': 'sparerib',
  'bean sprout': 'beansprout',
  'sun dried': 'sundried',
  'sour dough': 'sourdough',
  'coca cola': 'cola',
  'soft boil': 'softboiled',
  'flat white': 'flatwhite',
  'per cent': 'percent',
  'multi grain': 'multigrain',
  'decaffeinated coffee': 'decaf',
  'passion fruit': 'passionfruit',
  'star fruit': 'starfruit',
  'kiwi fruit': 'kiwifruit',
  'dragon fruit': 'dragonfruit',
  'short bread': 'shortbread',
  'cheese cake': 'cheesecake',
  'ginger bread': 'gingerbread',
  'flat bread': 'flatbread',
  'bread crumb': 'breadcrumb',
  'cauli flower': 'cauliflower',
})

/** Words that are read as another word with the same meaning. */
export const sameWords = wordTable<string>({
  tinned: 'canned',
  skinny: 'nonfat',
  slaw: 'coleslaw',
  courgette: 'zucchini',
  aubergine: 'eggplant',
  rocket: 'arugula',
  jello: 'gelatin',
  dehydrated: 'dried',
  deepfried: 'fried',
  panfried: 'fried',
  wholemeal: 'wholewheat',
  wholegrain: 'wholewheat',
  skim: 'nonfat',
  skimmed: 'nonfat',
  fatfree: 'nonfat',
  lite: 'lowfat',
  sammich: 'sandwich',
  sammy: 'sandwich',
  sammie: 'sandwich',
  sarnie: 'sandwich',
  brekkie: 'breakfast',
  brekky: 'breakfast',
  chix: 'chicken',
  chx: 'chicken',
  grk: 'greek',
  zucc: 'zucchini',
  cuke: 'cucumber',
  unsweetened: 'sugarfree',
  zero: 'diet',
})

/** Who sold a food. As a name alone it is no food: "coffee at McDonald's". */
export const sellers = words(
  "mcdonald's starbucks domino's dominos wendy's arby's denny's applebee's",
)

/** Words that select another variant of the same food, but name no food alone. */
export const variantWords = words(
  'nonfat lowfat sugarfree diet skinless unsalted decaf meatless powdered evaporated imitation nondairy',
)

/** Words that are not part of the name of a negated food, unless they are its first word. */
export const deniedQualities: ReadonlySet<string> = words(
  'skin sugar sweetener fat salt milk cream',
)

/** Words about where or how a food was sold or made, or that it is the usual one. They never name its kind. */
const minorWords =
  words(`fresh freshly fastfood restaurant homemade store bought packaged plain regular
  classic original natural whole deli frozen thawed brand style nofat withfat withskin withpeel peeled
  natural boneless prepared cooked made cooking water margarine spray drink generic flavored flavor
  percent 100percent commercial commercially beverage mollusk crustacean spice enriched unenriched`)

/** True for words that do not help to tell which food a name means. */
export function isMinor(word: string): boolean {
  return minorWords.has(word) || (word.startsWith('no') && without.has(word))
}

/** Folded negations of names: "rum cake without icing" has `noicing`. */
const without = new Set(
  'noicing nofilling nosauce nodressing nosyrup nocheese nospread nocoating notopping nomilk nosugar nogravy nobun nosalt'.split(
    ' ',
  ),
)

/** Names of breads that stand alone beside a sandwich or toast: "tuna sandwich on rye". */
export const flours: ReadonlySet<string> = new Set(
  words('wheat rye white wholewheat multigrain sourdough'),
)
