import { wordTable } from '#platform/text/word-table.ts'

/**
 * Names of plates that consist of several foods, each with the words for its foods. When a
 * word means another food in a combination ("chips" beside fish), the set has the right word.
 */
const sets = wordTable<string>({
  'fish and chips': 'fried fish, french fries',
  'pie and mash': 'meat pie, mashed potatoes, gravy',
  'fish and fries': 'fried fish, french fries',
  'fish n chips': 'fried fish, french fries',
  'steak and chips': 'steak, french fries',
  'steak and fries': 'steak, french fries',
  'steak frites': 'steak, french fries',
  'egg and chips': 'fried egg, french fries',
  'sausage and chips': 'sausage, french fries',
  'burger and chips': 'hamburger, french fries',
  'scampi and chips': 'fried shrimp, french fries',
  'moules frites': 'mussels, french fries',
  'chips and salsa': 'tortilla chips, salsa',
  'chips and guacamole': 'tortilla chips, guacamole',
  'chips and guac': 'tortilla chips, guacamole',
  'chips and queso': 'tortilla chips, queso',
  'guacamole and chips': 'guacamole, tortilla chips',
  'guac and chips': 'guacamole, tortilla chips',
  'salsa and chips': 'salsa, tortilla chips',
  'queso and chips': 'queso, tortilla chips',
  'beans on toast': 'baked beans, toast',
  'jacket potato and beans': 'baked potato, baked beans',
  'jacket potato with beans': 'baked potato, baked beans',
  'baked potato with beans': 'baked potato, baked beans',
  'surf and turf': 'steak, shrimp',
  'bangers and mash': 'sausage, mashed potatoes, gravy',
  'sausage and mash': 'sausage, mashed potatoes, gravy',
  'chicken and waffles': 'fried chicken, waffle',
  'bagel and lox': 'bagel, cream cheese, smoked salmon',
  'full english breakfast':
    'fried egg, bacon, sausage, baked beans, toast, grilled tomato, sauteed mushrooms',
  'full english':
    'fried egg, bacon, sausage, baked beans, toast, grilled tomato, sauteed mushrooms',
  'english breakfast': 'fried egg, bacon, sausage, baked beans, toast, grilled tomato',
  'full breakfast': 'fried egg, bacon, sausage, baked beans, toast, grilled tomato',
  'fry up': 'fried egg, bacon, sausage, baked beans, toast',
  'continental breakfast': 'croissant, jam, butter, coffee, orange juice',
  'chole bhature': 'chana masala, bhatura',
  'idli sambar': 'idli, sambar',
  'idli sambhar': 'idli, sambar',
  'dosa sambar': 'dosa, sambar',
  'masala dosa sambar': 'masala dosa, sambar',
  'vada sambar': 'vada, sambar',
  'halwa puri': 'halwa, puri, chana masala',
  'puri halwa': 'halwa, puri, chana masala',
  'avocado toast': 'toast, avocado',
  'avo toast': 'toast, avocado',
  'avocado on toast': 'avocado, toast',
  'peanut butter toast': 'toast, peanut butter',
  'toast with peanut butter': 'toast, peanut butter',
  'roast dinner': 'roast beef, roast potatoes, carrots, peas, gravy',
  'sunday roast': 'roast beef, roast potatoes, carrots, peas, gravy',
  'christmas dinner':
    'roast turkey, roast potatoes, stuffing, brussels sprouts, carrots, gravy, cranberry sauce',
  'thanksgiving dinner':
    'roast turkey, mashed potatoes, stuffing, gravy, green beans, cranberry sauce',
  'cheese board': 'cheddar cheese, brie, crackers, grapes',
  'charcuterie board': 'salami, prosciutto, cheddar cheese, crackers, olives, grapes',
  'mixed grill': 'lamb chop, sausage, chicken tikka',
  'mezze platter': 'hummus, falafel, pita, tabbouleh, olives',
  'mezze plate': 'hummus, falafel, pita, tabbouleh, olives',
  'buddha bowl': 'quinoa, chickpeas, sweet potato, avocado, kale, tahini dressing',
  'nourish bowl': 'quinoa, chickpeas, sweet potato, avocado, kale',
  'vegetable thali': 'rice, dal, vegetable curry, roti, raita',
  thali: 'rice, dal, vegetable curry, roti, raita',
  'chia pudding': 'chia seeds, almond milk, berries',
  ploughmans: 'cheddar cheese, bread, pickle, ham',
  'ploughmans lunch': 'cheddar cheese, bread, pickle, ham',
})

/** Dinners by their roast, in either order of words: "roast lamb dinner". */
const roasts = ['beef', 'chicken', 'duck', 'lamb', 'pork', 'turkey'].flatMap((meat) => {
  const foods = `roast ${meat}, roast potatoes, carrots, peas, gravy`
  return [[`roast ${meat} dinner`, foods] as const, [`${meat} roast dinner`, foods] as const]
})

export const foodSets: ReadonlyMap<string, string> = new Map([...Object.entries(sets), ...roasts])
