import type { FoodGroup } from '../nutrition.ts'

/** Our groups by USDA category; the first matching pattern counts. */
const groups: [RegExp, FoodGroup][] = [
  [/^Baby food: (meat|vegetable)/, 'dish'],
  [/^Baby food: cereals/, 'cereal'],
  [/^Baby food: fruit/, 'fruit'],
  [/^Baby food: yogurt/, 'dairy'],
  [/^Baby food/, 'sweet'],
  [
    /coffee|^tea$|juice|drink|soft drinks|water$|beer|wine|liquor|smoothie|nutritional beverages|milk shakes|^beverages/i,
    'drink',
  ],
  [/^(milk|flavored milk|human milk)|milk substitutes|yogurt|dairy and egg/i, 'dairy'],
  [
    /cream cheese, sour|cream and cream|mayonnaise|mustard|dips, gravies|dressings|condiments|sauces|jams, syrups|pickles/i,
    'sauce',
  ],
  [/butter and animal|margarine|fats and oils/i, 'fat'],
  [
    /cheese sandwiches|sandwich|burgers|burritos|nachos|mexican|pizza|egg rolls|macaroni and cheese|mixed dishes|fried rice|stir-fry|vegetable dishes|legume dishes|fast foods|restaurant|meals, entrees/i,
    'dish',
  ],
  [/cottage|cheese/i, 'cheese'],
  [/^eggs/i, 'egg'],
  [/soup/i, 'soup'],
  [/ready-to-eat cereal|breakfast cereals/i, 'cereal'],
  [/grits|oatmeal|cooked grains|^rice$/i, 'grain'],
  [/cereal grains and pasta/i, 'grain'],
  [/pancakes/i, 'dish'],
  [
    /cereal bars|nutrition bars|cookies|cakes|doughnuts|candy|ice cream|pudding|gelatin|sugar|sweets|protein and nutritional|turnovers/i,
    'sweet',
  ],
  [/crackers|chips|popcorn|pretzel|snack/i, 'snack'],
  [/bread|rolls and buns|tortillas|bagels|biscuits|baked products/i, 'bread'],
  [/potato|french fries/i, 'potato'],
  [/lettuce|spinach|dark green|cabbage/i, 'leafy'],
  [/beans, peas, legumes|soy products|legumes/i, 'legume'],
  [/nuts and seeds|nut and seed/i, 'nut'],
  [/shellfish/i, 'shellfish'],
  [/fish/i, 'fish'],
  [/chicken|turkey|poultry/i, 'poultry'],
  [/beef|pork|lamb|sausage|frank|bacon|cold cuts|liver|veal|game|luncheon/i, 'meat'],
  [/fruit|apples|bananas|melons|berries|peaches|mango|pears|pineapple|grapes/i, 'fruit'],
  [/spices/i, 'herb'],
  [/vegetable|broccoli|carrots|corn|tomato|onions|string beans|olives/i, 'vegetable'],
]

/** Patterns of descriptions that get another group than the rest of their category. */
const finer: [category: RegExp, description: RegExp, FoodGroup][] = [
  [/^dairy and egg/i, /^cheese\b(?! (fondue|sauce))/i, 'cheese'],
  [/^dairy and egg/i, /^eggs?,/i, 'egg'],
  [/^dairy and egg/i, /^(ice cream|dessert)/i, 'sweet'],
  [/^dairy and egg/i, /^butter\b/i, 'fat'],
  [/^soups, sauces/i, /\b(soups?|chowder|broth|bouillon|bisque|stock)\b(?!.*gravy)/i, 'soup'],
  [/^soups, sauces/i, /^campbell's (?!.*(gravy|sauces?\b))/i, 'soup'],
  [/^vegetables and/i, /^potato(es)?\b/i, 'potato'],
  [
    /^vegetables and/i,
    /^(lettuce|spinach|kale|collards|chard|cabbage|arugula|endive|watercress|\w+ greens)\b/i,
    'leafy',
  ],
  [/^baked products/i, /^(pancakes|waffles|french toast)/i, 'dish'],
  [/^baked products/i, /\b(pie crust|crackers?|phyllo|puff pastry)\b/i, 'bread'],
  [
    /^baked products/i,
    /\b(cakes?|coffeecake|cheesecake|pies?|danish|doughnuts?|eclairs?|pastry|pastries|brownies?|cookies?|strudel|cream puffs?|sweet rolls)\b/i,
    'sweet',
  ],
  [/^baby foods/i, /formula|juice|^fluid/i, 'drink'],
  [/^baby foods/i, /^babyfood,? .*cereal/i, 'cereal'],
  [
    /^baby foods/i,
    /^babyfood,? (dinner|meat|vegetable|peas|green beans|carrots|corn|mashed)/i,
    'dish',
  ],
  [/^fats and oils/i, /dressing|mayonnaise|sandwich spread/i, 'sauce'],
  [/^legumes/i, /^(soymilk|soy milk)/i, 'dairy'],
  [/^legumes/i, /^peanuts?\b/i, 'nut'],
  [/^snacks/i, /\bbars?\b/i, 'sweet'],
  [/^american indian/i, /^(fish|salmon|smelt|steelhead|whitefish)/i, 'fish'],
  [/^american indian/i, /^oil/i, 'fat'],
  [
    /^american indian/i,
    /^(bear|beaver|bison|buffalo|caribou|deer|elk|moose|mouflon|mutton|sea lion|seal|sea cucumber|squirrel|walrus|whale)/i,
    'meat',
  ],
]

/** The group of a food by USDA's category and its description. */
export function groupOf(category: string, description: string): FoodGroup {
  if (/^(cookies|crackers)/i.test(description)) return 'sweet'
  if (/^(pasta|noodles|spaghetti|macaroni)/i.test(description) && /grains/.test(category)) {
    return 'pasta'
  }
  if (/mollusks|crustaceans/i.test(description)) return 'shellfish'
  if (/^fruits and fruit juices/i.test(category)) {
    return /juice|nectar/i.test(description) ? 'drink' : 'fruit'
  }
  if (/^finfish and shellfish/i.test(category)) return 'fish'
  const fine = finer.find(([wide, said]) => wide.test(category) && said.test(description))
  if (fine) return fine[2]
  return groups.find(([pattern]) => pattern.test(category))?.[1] ?? 'dish'
}

/** Categories that are left out: not eaten as meals, or only parts of other foods. */
export const leftOut =
  /^(Formula|Not included|Vegetables on a sandwich|Human milk|Baby water)|Infant formula/
