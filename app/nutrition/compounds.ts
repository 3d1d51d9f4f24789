import type { Food } from './food.ts'
import type { FoodGroup } from './nutrition.ts'

const produce: FoodGroup[] = ['fruit', 'vegetable', 'leafy', 'herb', 'nut', 'sauce', 'legume']
const filling: FoodGroup[] = [
  ...produce,
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'cheese',
  'dairy',
  'grain',
  'pasta',
  'potato',
]

/** By the group of the last food of a compound: what may stand before it as a mere description. */
const describers: Partial<Record<FoodGroup, FoodGroup[]>> = {
  dish: [...filling, 'bread', 'fat', 'sweet'],
  soup: [...filling, 'dish'],
  sauce: [...produce, 'cheese', 'meat', 'fat', 'dairy', 'sweet'],
  sweet: [...produce, 'dairy', 'sweet', 'cheese', 'fat', 'bread'],
  snack: [...produce, 'cheese', 'meat', 'sweet', 'fat', 'bread'],
  drink: ['fruit', 'herb', 'sweet', 'nut', 'dairy', 'vegetable'],
  dairy: ['fruit', 'nut', 'sweet', 'herb'],
  bread: ['herb', 'fruit', 'vegetable', 'grain'],
  cereal: ['fruit', 'nut', 'sweet'],
  pasta: ['vegetable', 'legume', 'grain'],
  fat: ['herb', 'nut'],
  meat: ['meat', 'poultry', 'fish', 'herb'],
  poultry: ['meat', 'poultry', 'herb'],
  fish: ['fish', 'shellfish', 'herb'],
  leafy: ['leafy', 'vegetable', 'herb', 'fruit', 'nut', 'cheese', 'legume'],
}

/** True when `before` + `food` is one food: banana + pancakes, mushroom + soup. */
export function absorbs(food: Food, before: Food): boolean {
  return describers[food.group]?.includes(before.group) ?? false
}
