import { expect, it } from 'vitest'
import { groupOf } from './usda-groups.ts'

it.each([
  ['Finfish and Shellfish Products', 'Fish, salmon, sockeye, raw', 'fish'],
  ['Finfish and Shellfish Products', 'Crustaceans, shrimp, raw', 'shellfish'],
  ['Dairy and Egg Products', 'Cheese, feta', 'cheese'],
  ['Dairy and Egg Products', 'Egg, whole, raw, fresh', 'egg'],
  ['Dairy and Egg Products', 'Eggnog', 'dairy'],
  ['Soups, Sauces, and Gravies', 'Soup, tomato, canned, condensed', 'soup'],
  ['Soups, Sauces, and Gravies', 'Gravy, beef, canned', 'sauce'],
  ['Baked Products', 'Cake, pound, fat-free', 'sweet'],
  ['Baked Products', 'Bread, rye', 'bread'],
  ['Vegetables and Vegetable Products', 'Potatoes, boiled, flesh', 'potato'],
  ['Vegetables and Vegetable Products', 'Carrots, raw', 'vegetable'],
  ['Soups, broth-based', 'Chicken noodle soup', 'soup'],
])('%s: "%s" is %s', (category, description, group) => {
  expect(groupOf(category, description)).toBe(group)
})
