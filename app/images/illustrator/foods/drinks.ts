import { type Drink, drink } from '../families/drinks.ts'
import { type Food, food } from './food.ts'

/** A drink is drawn from above beside a plate, and from the front when it is the whole meal. */
const served = (words: string, pour: Drink): Food => food(words, 'drink', drink(pour), { pour })

const glass = 'glass'
const cup = 'cup'

/** Drinks. */
export const drinks: Food[] = [
  served('water, sparkling water', { color: '#cfe6ee', vessel: glass, ice: true, clear: true }),
  served('milk, soy milk, almond milk, oat milk, kefir, buttermilk', {
    ...{ color: '#fdfaf2', vessel: glass },
  }),
  served('orange juice', { color: '#fba41f', vessel: glass, slice: '#fba02c', pulp: true }),
  served('juice, apple juice, drink, beverage, sport drink', {
    ...{ color: '#f0b63a', vessel: glass, ice: true, clear: true },
  }),
  served('lemonade, lemon juice, lime juice', {
    ...{ color: '#f7ea9c', vessel: glass, ice: true, slice: '#f9dc52', clear: true, straw: true },
  }),
  served('cranberry juice, tomato juice, grape juice', {
    ...{ color: '#b3202c', vessel: glass, ice: true },
  }),
  served('smoothie, milkshake, shake, protein shake, strawberry smoothie, berry smoothie', {
    ...{ color: '#e07a96', vessel: glass, foam: '#f0a8ba', straw: true, berry: '#dc2430' },
  }),
  served('green smoothie, green juice, matcha', {
    ...{ color: '#7fb043', vessel: glass, foam: '#a3cc6a', straw: true },
  }),
  served('mango lassi, mango smoothie, banana smoothie, lassi', {
    ...{ color: '#f9b93c', vessel: glass, foam: '#fcd27a', straw: true },
  }),
  served('coffee, espresso, americano', { color: '#3a1c0c', vessel: cup }),
  served('latte, cappuccino, coffee with milk, flat white, mocha, macchiato', {
    ...{ color: '#a8703f', vessel: cup, foam: '#f7e8cf' },
  }),
  served('hot chocolate, cocoa', { color: '#6b3a1e', vessel: cup, foam: '#c99a72' }),
  served('tea, green tea, black tea, chai', { color: '#b8641c', vessel: cup }),
  served('iced tea, ice tea', {
    ...{ color: '#b8641c', vessel: glass, ice: true, slice: '#f9dc52', clear: true, straw: true },
  }),
  served('iced coffee, iced latte, cold brew', {
    ...{ color: '#8a5a34', vessel: glass, ice: true, straw: true },
  }),
  served('cola, soda, soft drink, coke', {
    ...{ color: '#4a1c0a', vessel: glass, ice: true, clear: true, fizz: true, straw: true },
  }),
  served('beer, ale, lager', {
    ...{ color: '#f0ac26', vessel: glass, foam: '#fdf6e2', clear: true, fizz: true, shape: 'mug' },
  }),
  served('wine, red wine', { color: '#7a1028', vessel: glass, shape: 'stem', clear: true }),
  served('white wine, champagne, prosecco', {
    ...{ color: '#f0dc8c', vessel: glass, shape: 'stem', clear: true, fizz: true },
  }),
]
