import { type Drink, drink } from '../forms/drinks.ts'
import type { VesselKind } from '../vessels/vessel.ts'
import { type Look, look } from './look.ts'

const served = (words: string, vessel: VesselKind, spec: Drink): Look =>
  look(words, drink(spec), { role: 'drink', vessel, density: 1 })

export const drinksLooks: readonly Look[] = [
  served('drink, soft drink', 'tumbler', { liquid: '#d9a441', ice: true }),
  served('water, sparkling water, mineral water', 'tumbler', {
    liquid: '#cfdfe2',
    ice: true,
    thin: true,
  }),
  served('cola, coke, root beer, diet cola, dr pepper, energy drink', 'tumbler', {
    liquid: '#3a1c10',
    ice: true,
    thin: true,
  }),
  served('lemonade, lemon soda, nimbu pani, lime soda', 'tumbler', {
    liquid: '#e8e3b8',
    ice: true,
    thin: true,
  }),
  served('iced tea, kombucha', 'tumbler', { liquid: '#b5682a', ice: true, thin: true }),
  served('orange juice, juice, mango juice', 'tumbler', { liquid: '#f0a020', bits: '#f7bd55' }),
  served('apple juice', 'tumbler', { liquid: '#d9a548', thin: true }),
  served('tomato juice, vegetable juice', 'tumbler', { liquid: '#b8321f' }),
  served('cranberry juice, pomegranate juice, grape juice, cherry juice', 'tumbler', {
    liquid: '#8a1730',
    thin: true,
  }),
  served('carrot juice, papaya juice', 'tumbler', { liquid: '#e2701d' }),
  served('pineapple juice, grapefruit juice, sugarcane juice', 'tumbler', { liquid: '#e9cf62' }),
  served('green juice, green smoothie', 'tumbler', { liquid: '#6f9a3c', bits: '#4f7d2b' }),
  served('smoothie, berry smoothie, strawberry smoothie, strawberry milk', 'tumbler', {
    liquid: '#c65a76',
    foam: '#dc8fa2',
    high: 2,
    bits: '#9c3552',
  }),
  served(
    'milkshake, shake, vanilla milkshake, banana smoothie, eggnog, pina colada, white russian',
    'tumbler',
    {
      liquid: '#efe0bd',
      foam: '#fbf5e6',
      high: 8,
    },
  ),
  served('blueberry smoothie, acai smoothie', 'tumbler', {
    liquid: '#7a4672',
    foam: '#a781a0',
    high: 2,
    bits: '#4a2450',
  }),
  served('protein shake, vanilla protein shake, meal replacement shake', 'tumbler', {
    liquid: '#dcc49a',
    foam: '#efe2c6',
    high: 5,
  }),
  served('malted milk, milk with cocoa', 'tumbler', {
    liquid: '#a9774e',
    foam: '#d3b08c',
    high: 2,
  }),
  served('golden milk, turmeric milk, haldi milk', 'tumbler', {
    liquid: '#e9bf4e',
    foam: '#f4dc92',
    high: 2,
  }),
  served('chocolate milkshake, chocolate milk, chocolate milk mix, frappuccino', 'tumbler', {
    liquid: '#8a5a3c',
    foam: '#c9a58a',
    high: 3,
  }),
  served('mango lassi, mango shake, mango smoothie', 'tumbler', {
    liquid: '#f2b544',
    foam: '#f7cf7f',
    high: 2,
  }),
  served('lassi, buttermilk, chaas, ayran, kefir, horchata', 'tumbler', {
    liquid: '#f2ebda',
    foam: '#fbf7ec',
    high: 3,
  }),
  served(
    'milk, soy milk, almond milk, oat milk, skim milk, whole milk, infant formula, child formula',
    'tumbler',
    {
      liquid: '#f6f1e6',
    },
  ),
  served('coconut water', 'tumbler', { liquid: '#e3e6dc', thin: true }),
  served('beer, lager, ale', 'tumbler', {
    liquid: '#d59a24',
    foam: '#fbf4e2',
    high: 14,
    thin: true,
  }),
  served('red wine, wine', 'wine glass', { liquid: '#5e0f20', thin: true }),
  served('white wine, champagne, prosecco', 'wine glass', { liquid: '#e6d58f', thin: true }),
  served(
    'vodka, gin, rum, tequila, sake, soju, schnapps, gin and tonic, vodka soda, tonic',
    'tumbler',
    {
      liquid: '#dbe3e2',
      ice: true,
      thin: true,
    },
  ),
  served(
    'whiskey, whisky, bourbon, scotch, brandy, cognac, dark rum, old fashioned, manhattan, rob roy',
    'tumbler',
    {
      liquid: '#b5691c',
      ice: true,
      thin: true,
    },
  ),
  served(
    'cocktail, aperol spritz, spritz, tequila sunrise, mimosa, screwdriver, mai tai, singapore sling',
    'tumbler',
    {
      liquid: '#e0702c',
      ice: true,
      thin: true,
    },
  ),
  served('cosmopolitan, negroni, sangria, bloody mary', 'wine glass', {
    liquid: '#a82c2a',
    ice: true,
    thin: true,
  }),
  served('mojito, margarita, daiquiri, caipirinha', 'tumbler', {
    liquid: '#cfd9a4',
    ice: true,
    thin: true,
    bits: '#4f8a34',
  }),
  served('coffee, black coffee, americano, filter coffee', 'cup', { liquid: '#2c160b' }),
  served('espresso', 'cup', { liquid: '#3a1d0d', foam: '#a8703a', high: 1 }),
  served('coffee with milk, coffee with cream, white coffee, cafe au lait', 'cup', {
    liquid: '#94694c',
  }),
  served('cappuccino, flat white, latte, cafe latte, mocha', 'cup', {
    liquid: '#8a5a34',
    foam: '#a8713f',
    high: 2,
    art: '#f3e3c8',
  }),
  served('iced coffee, iced latte, cold brew', 'tumbler', {
    liquid: '#b98a5e',
    below: '#7a4b2a',
    ice: true,
  }),
  served('tea, black tea, herbal tea', 'cup', { liquid: '#82400f', thin: true }),
  served('green tea', 'cup', { liquid: '#a8983c', thin: true }),
  served('mint tea', 'cup', { liquid: '#b08e3a', thin: true }),
  served('matcha, matcha tea', 'cup', { liquid: '#7c8c3a' }),
  served('chai, masala chai, milk tea, tea with milk, doodh pati', 'cup', {
    liquid: '#ad7d58',
  }),
  served('hot chocolate, hot chocolate mix milk, cocoa', 'mug', {
    liquid: '#5c3420',
    foam: '#8a5a3c',
    high: 2,
  }),
  served('bubble tea', 'tumbler', { liquid: '#c79a6b', below: '#7c5434' }),
]
