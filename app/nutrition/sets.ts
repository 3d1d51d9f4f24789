/**
 * Names of plates that are several foods of the table, each with the words for its foods. Where one
 * word means another food in company ("chips" beside fish), the set says which.
 */
const sets: Record<string, string> = {
  'fish and chips': 'fried fish, french fries',
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
  'beans on toast': 'baked beans, toast',
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
  'halwa puri': 'halwa, puri, chana masala',
  'puri halwa': 'halwa, puri, chana masala',
  'avocado toast': 'toast, avocado',
  'avo toast': 'toast, avocado',
  'avocado on toast': 'toast, avocado',
  'roast dinner': 'roast beef, roast potatoes, carrots, peas, gravy',
  'sunday roast': 'roast beef, roast potatoes, carrots, peas, gravy',
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
  'ploughmans lunch': 'cheddar cheese, bread, pickle, ham',
}

export const foodSets: ReadonlyMap<string, string> = new Map(Object.entries(sets))
