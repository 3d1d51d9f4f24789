import { z } from 'zod'
import table from './data/foods.json' with { type: 'json' }
import type { Food } from './food.ts'
import { groupDefaults } from './food-groups.ts'
import { foodGroups, type Nutrient, nutrients } from './nutrition.ts'
import { volumeMl } from './units.ts'

const figure = z.number().min(0).nullable()
const grams = z.number().min(0)

/** A row as scripts/build-foods.ts writes it; 0 stands for "take the group's". */
const rowSchema = z.tuple([
  z.string(),
  z.string(),
  z.enum(foodGroups),
  z.string(),
  z.array(figure).length(nutrients.length),
  grams,
  grams,
  grams,
  z.record(z.string(), grams),
  z.array(z.string()),
  z.array(z.string()),
])

type Row = z.infer<typeof rowSchema>

/** All foods, in the order of the curated lists: of equal matches the earlier is the plainer food. */
export const foods: readonly Food[] = z.array(rowSchema).parse(table.foods).map(readRow)

const byId = new Map(foods.map((food) => [food.id, food]))

/** The food with this id, or undefined. */
export function findFood(id: string): Food | undefined {
  return byId.get(id)
}

function readRow(row: Row): Food {
  const [id, name, group, source, figures, serving, each, density, measures, forms, aliases] = row
  const per100 = Object.fromEntries(
    nutrients.map((nutrient, i) => [nutrient, figures[i] ?? null]),
  ) as Record<Nutrient, number | null>
  return {
    id,
    name,
    group,
    source,
    per100,
    serving: serving || groupDefaults[group].serving,
    each: each || null,
    density: density || densityOf(measures) || groupDefaults[group].density,
    measures,
    forms,
    aliases,
  }
}

/** Grams per millilitre by the largest volume that the food has a measure for. */
function densityOf(measures: Record<string, number>): number {
  for (const [name, ml] of Object.entries(volumeMl)) {
    const weight = measures[name]
    if (weight) return Math.round((weight / ml) * 1000) / 1000
  }
  return 0
}
