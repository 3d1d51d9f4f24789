import type { FoodGroup } from '../nutrition.ts'

/** Our group of a USDA category: the first pattern that fits decides. */
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
  return groups.find(([pattern]) => pattern.test(category))?.[1] ?? 'dish'
}

/** Categories that nobody names in a meal, and foods of USDA's that are only parts of others. */
export const leftOut =
  /^(Formula|Not included|Vegetables on a sandwich|Human milk|Baby water)|Infant formula/
