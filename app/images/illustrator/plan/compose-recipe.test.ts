import { describe, expect, test } from 'vitest'
import { lookNamed } from '../looks/find-look.ts'
import { composeRecipe } from './compose-recipe.ts'
import { dishesWithParts, dishParts } from './dish-parts.ts'
import { planTable } from './plan.ts'

/** Dishes of USDA's without a record, and what must be seen of each. */
const dishes: readonly [name: string, parts: string[]][] = [
  ['Beef and noodles with gravy', ['beef', 'noodle']],
  ['Beef and noodles with tomato sauce', ['beef', 'noodle']],
  ['Beef and rice with gravy', ['beef', 'rice']],
  ['Beef and rice with cream sauce', ['beef', 'rice']],
  ['Ham stroganoff', ['ham', 'mushroom']],
  ['Chicken tetrazzini', ['chicken', 'penne', 'cheese']],
  ['Chicken divan', ['chicken', 'broccoli', 'parmesan']],
  ['Seafood newburg', ['lobster', 'shrimp', 'crab']],
  ['Lobster newburg', ['lobster']],
  ['Ham and potatoes with gravy', ['ham', 'potato']],
  ['Ham and noodles with cream sauce', ['ham', 'noodle']],
  ['Ham and rice', ['ham', 'rice']],
  ['Ham and rice with mushroom sauce', ['ham', 'rice']],
  ['Ham salad', ['ham', 'celery']],
  ['Crab salad', ['crab', 'celery']],
  ['Shrimp creole with rice', ['shrimp', 'rice']],
  ['Sausage and rice with tomato sauce', ['sausage', 'rice']],
  ['Pork and rice with tomato sauce', ['pork', 'rice']],
  ['Pork hash', ['pork', 'mushroom']],
  ['Lamb and potatoes with gravy', ['lamb', 'potato']],
  ['Lamb and potatoes with tomato sauce', ['lamb', 'potato']],
  ['Chicken and potatoes with gravy', ['chicken', 'potato']],
  ['Crab soup', ['crab']],
  ['Egg and cheese on biscuit', ['egg', 'cheese']],
  ['Scallops and noodles with cheese sauce', ['scallop', 'noodle']],
  ['Chicken creole without rice', ['chicken', 'diced']],
  ['Fish and rice with mushroom sauce', ['fish', 'rice']],
  ['Fish and noodles with mushroom sauce', ['fish', 'noodle']],
  ['Pork and watercress with soy sauce', ['pork', 'kale']],
  ['Shrimp and noodles with cheese sauce', ['shrimp', 'noodle']],
  ['Beef and macaroni with cheese sauce', ['beef', 'macaroni']],
  ['Beef and noodles with mushroom sauce', ['beef', 'noodle']],
  ['Beef and potatoes with cheese sauce', ['beef', 'potato']],
  ['Beef with mushroom sauce', ['beef']],
  ['Beef stew with potatoes with gravy', ['beef', 'potato']],
  ['Lamb stew with vegetables with gravy', ['lamb', 'vegetable']],
  ['Oyster stew', ['oyster']],
  ['Broccoli casserole with noodles', ['broccoli', 'noodle']],
  ['Tuna noodle casserole with cream sauce', ['fish', 'noodle']],
  ['Shrimp creole no rice', ['shrimp']],
]

describe('a dish of USDA is composed from its recipe', () => {
  test.each(dishes)('%s shows %j', (name, parts) => {
    const seen = dishParts(name)?.parts.map((part) => part.name) ?? []
    for (const part of parts) expect(seen.some((own) => own.includes(part))).toBe(true)
    const one = { name, said: name, group: 'dish' as const, grams: 250 }
    const [setting] = planTable({ ingredients: [one], prompt: name, seed: 1 })
    expect(setting?.parts[0]?.look).toBe(composeRecipe(name))
  })
})

test('forty of them are tried', () => expect(dishes).toHaveLength(40))

test('every part of every recipe has a look', () => {
  const names = dishesWithParts()
  expect(names.length).toBeGreaterThan(1000)
  const parts = new Set(
    names.flatMap((name) => dishParts(name)?.parts.map((one) => one.name) ?? []),
  )
  expect([...parts].filter((name) => !lookNamed(name))).toEqual([])
})

test.each(['Beef enchilada', 'zorblax', 'Meat turnover'])('%s is not taken apart', (name) => {
  expect(composeRecipe(name)).toBeNull()
})

describe('a dish of the lists without a record is composed from its recipe', () => {
  test.each([
    ['Colcannon', ['mashed potato', 'cabbage']],
    ['Tapsilog', ['fried egg', 'rice']],
    ['Gulaschsuppe', ['beef', 'potato']],
  ])('%s shows %j', (name, parts) => {
    const seen = dishParts(name)?.parts.map((part) => part.name) ?? []
    for (const part of parts) expect(seen.some((own) => own.includes(part))).toBe(true)
    expect(composeRecipe(name)).not.toBeNull()
  })

  test.each(['Haemul pajeon', 'Banh xeo', 'Sel roti'])('%s is dough, not its parts', (name) => {
    expect(dishParts(name)).toBeUndefined()
  })
})
