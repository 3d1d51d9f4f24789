/** What an ingredient of a dish is on the plate. */
export type Visible = {
  /** The food that is seen, by a name of its look. */
  part?: string
  /** What it makes of the liquid of the dish. */
  sauce?: Sauce
  /** How many times its weight it has once it is cooked. */
  grows?: number
}

/** Kinds of sauce and broth, by what their colour comes from. */
const sauces = ['tomato', 'brown', 'cream', 'cheese', 'soy', 'broth', 'curry'] as const

export type Sauce = (typeof sauces)[number]

const dry = /\b(dry|raw|uncooked|unprepared)\b/i

/** Ingredients that are not seen, whatever their name says of what they were made of. */
const unseen =
  /^(salt|beverages|sugars?|sweeteners?|syrups?|honey|spices?|oil|vegetable oil|margarine|shortening|butter|lard|fat|leavening|vinegar|alcoholic|lemon|lime|garlic|ginger|egg, (whole|white|yolk)[^(]*\b(raw|dried)|gelatin|vanilla|seasoning|bagels?|rolls?|muffins?|croissants?|english muffins?|pancakes?|crackers?|bread\b(?! crumbs))|flour|starch|extract|powder|baking|juice/i

const foods: readonly [RegExp, string][] = [
  [/fried chicken|chicken.*(batter|breaded)/i, 'popcorn chicken'],
  [/chicken.*liver|\bliver/i, 'liver'],
  [/chicken/i, 'chicken chunk'],
  [/turkey/i, 'turkey slice'],
  [/salisbury/i, 'salisbury steak'],
  [/meatball/i, 'meatball'],
  [/corned beef/i, 'corned beef'],
  [
    /ground (beef|pork|lamb|turkey)|beef, ground|ground.*patty|pork, ground|hamburger/i,
    'ground beef',
  ],
  [/frankfurter|hot dog|wiener/i, 'hot dog slice'],
  [/chorizo|pepperoni/i, 'pepperoni'],
  [/salami/i, 'salami'],
  [/sausage|bologna|kielbasa/i, 'sausage slice'],
  [/bacon|salt pork/i, 'bacon bit'],
  [/\bham\b|pork, cured/i, 'ham cube'],
  [/pork/i, 'pork chunk'],
  [/rabbit/i, 'chicken chunk'],
  [/lamb|mutton|goat/i, 'lamb chunk'],
  [/veal|venison|beef|steak|\bmeat\b/i, 'beef chunk'],
  [/shrimp|prawn|crawfish/i, 'shrimp'],
  [/lobster/i, 'lobster'],
  [/crab|surimi/i, 'crab meat'],
  [/scallop/i, 'scallop'],
  [/clam/i, 'clam'],
  [/oyster/i, 'oyster'],
  [/mussel/i, 'mussel'],
  [/squid|octopus/i, 'squid'],
  [/salmon/i, 'salmon chunk'],
  [/\btuna|sardine|mackerel|\bfish|cod\b|haddock|flounder|snapper/i, 'fish chunk'],
  [/^(fried|poached) egg/i, 'fried egg'],
  [/egg.*(boiled|hard|poached)|^boiled egg/i, 'egg chunk'],
  [/egg.*(scrambled|fried|omelet)/i, 'scrambled egg'],
  [/tofu|soybean curd/i, 'tofu'],
  [/macaroni/i, 'macaroni'],
  [/dumpling/i, 'dumpling'],
  [/spaghetti|vermicelli/i, 'spaghetti'],
  [/rice noodle|cellophane|noodles?, chinese, cellophane/i, 'rice noodle'],
  [/chow mein|noodles?/i, 'egg noodle'],
  [/pasta|lasagna/i, 'penne'],
  [/wild rice|rice, brown/i, 'brown rice'],
  [/\brice\b/i, 'white rice'],
  [/couscous/i, 'couscous'],
  [/bulgur/i, 'bulgur'],
  [/barley/i, 'barley'],
  [/potato.*mashed|mashed potato/i, 'mashed potato'],
  [/sweet ?potato|\byam\b/i, 'sweet potato cube'],
  [/potato.*(french|fried)|french fr/i, 'french fry'],
  [/potato/i, 'potato cube'],
  [/vegetables?, mixed|mixed vegetables/i, 'mixed vegetable'],
  [/carrot/i, 'carrot cube'],
  [/beans?, snap|green beans?|string beans?/i, 'green bean'],
  [/chickpea|garbanzo/i, 'chickpea'],
  [/lentil/i, 'lentil'],
  [/beans?,? (black|turtle)|black beans?/i, 'black bean'],
  [/cowpea|black[ -]?eye/i, 'black eyed pea'],
  [/lima|broadbean/i, 'lima bean'],
  [/pinto|refried/i, 'pinto bean'],
  [/beans?, (white|navy|great)|navy|white beans?/i, 'white bean'],
  [/beans?, kidney|kidney|\bbeans?\b(?!.*sprout)/i, 'kidney bean'],
  [/pea ?pods?|peas, edible/i, 'snow pea'],
  [/\bpeas?\b/i, 'pea'],
  [/\bcorn\b|hominy/i, 'corn kernel'],
  [/broccoli/i, 'broccoli'],
  [/cauliflower/i, 'cauliflower'],
  [/brussels/i, 'brussels sprout'],
  [/spinach/i, 'cooked spinach'],
  [/collard|kale|mustard greens|turnip greens|watercress|cress|chard/i, 'cooked kale'],
  [/sauerkraut/i, 'sauerkraut'],
  [/cabbage/i, 'fried cabbage'],
  [/lettuce|endive|romaine/i, 'lettuce'],
  [/cucumber/i, 'cucumber'],
  [/pickle/i, 'pickle slice'],
  [/peppers?, (sweet|hot).*red|pimiento/i, 'red pepper'],
  [/peppers?, (sweet|hot|jalap|serrano|chili)/i, 'green pepper'],
  [/mushroom(?!.*soup)/i, 'mushroom'],
  [/celery/i, 'celery slice'],
  [/zucchini|summer squash/i, 'zucchini'],
  [/squash|pumpkin/i, 'pumpkin'],
  [/eggplant/i, 'eggplant cube'],
  [/okra/i, 'okra'],
  [/asparagus/i, 'asparagus'],
  [/artichoke/i, 'artichoke'],
  [/bamboo|waterchestnut|water ?chestnut/i, 'water chestnut'],
  [/bean sprout|mung.*sprout/i, 'bean sprout'],
  [/turnip|rutabaga/i, 'turnip'],
  [/beets?\b/i, 'beet'],
  [/radish/i, 'radish'],
  [/avocado/i, 'avocado slice'],
  [/olives?\b/i, 'olive ring'],
  [/onions?, spring|scallion|chives|leek/i, 'spring onion'],
  [/onions?\b/i, 'diced onion'],
  [/plantain/i, 'plantain'],
  [/pineapple/i, 'pineapple'],
  [/apples?\b/i, 'apple slice'],
  [/raisin/i, 'raisin'],
  [/grapes?\b/i, 'grape'],
  [/peach/i, 'peach slice'],
  [/almond/i, 'almond'],
  [/walnut|pecan/i, 'walnut'],
  [/peanut/i, 'peanut'],
  [/cashew/i, 'cashew'],
  [/bread crumbs|stuffing/i, 'breadcrumb'],
  [/crouton/i, 'crouton'],
  [/biscuit/i, 'american biscuit'],
  [/tortilla chip|taco shell/i, 'tortilla chip'],
  [/tomatoes?,.*(raw|ripe|stewed|canned)|tomato, raw/i, 'diced tomato'],
  [/cheese, (parmesan|romano)/i, 'parmesan'],
  [/cheese, (feta|goat|blue)/i, 'feta crumble'],
  [/cheese, cottage|cheese, ricotta/i, 'feta crumble'],
  [/cheese/i, 'grated cheese'],
]

const liquids: readonly [RegExp, Sauce][] = [
  [
    /tomato (products|sauce|paste)|tomatoes?, .*(sauce|puree|paste)|spaghetti sauce|sauce, ?tomato|salsa|catsup|ketchup|soup, tomato|barbecue/i,
    'tomato',
  ],
  [/cheese.*sauce|sauce.*cheese|soup, cheese|cheese spread/i, 'cheese'],
  [/soy sauce|teriyaki|oyster sauce|hoisin/i, 'soy'],
  [/curry/i, 'curry'],
  [/gravy|soup, (beef broth|onion|beef gravy)|beef broth|bouillon/i, 'brown'],
  [
    /soup, cream|cream of|sauce, (homemade, )?white|white sauce|^milk\b|^cream\b|sour cream|mayonnaise|dressing|coconut milk/i,
    'cream',
  ],
  [/broth|stock|soup/i, 'broth'],
]

/** What an ingredient of USDA's is on the plate: a part, what colours the sauce, both, or nothing. */
export function visibleOf(ingredient: string): Visible {
  const sauce = liquids.find(([pattern]) => pattern.test(ingredient))?.[1]
  if (sauce) return { sauce }
  const part = foods.find(([pattern]) => pattern.test(ingredient))?.[1]
  if (!part || unseen.test(ingredient)) return {}
  return { part, grows: growthOf(ingredient, part) }
}

/** Dry rice, pasta and beans take up water. */
function growthOf(ingredient: string, part: string): number {
  if (!dry.test(ingredient)) return 1
  if (/rice|noodle|spaghetti|macaroni|penne|couscous|bulgur|barley/.test(part)) return 2.6
  return /bean|lentil|chickpea/.test(part) && !/green bean/.test(part) ? 2.3 : 1
}
