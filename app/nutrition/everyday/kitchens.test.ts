import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'

/** What the kitchens of the world call their dishes, with the energy of common tables for a usual serving. */
describe('a dish of a kitchen', () => {
  it.each<[text: string, food: string, least: number, most: number]>([
    ['colcannon', 'Colcannon', 170, 300],
    ['haggis', 'Haggis', 240, 360],
    ['cullen skink', 'Cullen skink', 230, 380],
    ['leberkäsesemmel', 'Leberkäse roll', 420, 600],
    ['kaiserschmarrn', 'Kaiserschmarrn', 450, 700],
    ['2 semmelknödel', 'Semmelknödel', 240, 360],
    ['bigos', 'Bigos', 270, 450],
    ['zurek', 'Żurek', 180, 350],
    ['8 pierogi ruskie', 'Pierogi', 380, 640],
    ['osso buco', 'Ossobuco', 320, 550],
    ['fabada', 'Fabada', 420, 700],
    ['russian salad', 'Ensaladilla rusa', 220, 360],
    ['menemen', 'Menemen', 230, 380],
    ['imam bayildi', 'İmam bayıldı', 180, 350],
    ['knafeh', 'Kunafa', 370, 520],
    ['3 kibbeh', 'Kibbeh', 290, 450],
    ['fattoush', 'Fattoush', 120, 260],
    ['mansaf', 'Mansaf', 650, 1000],
    ['ghormeh sabzi', 'Ghormeh sabzi', 280, 450],
    ['tahdig', 'Tahdig', 170, 280],
  ])('"%s" is %s with %d to %d kcal', (text, food, least, most) => {
    const items = tableReader.estimate(text)?.items ?? []
    expect(items.map(({ foodName }) => foodName)).toEqual([food])
    const kcal = items[0]?.nutritionData.calories
    expect(kcal).toBeGreaterThanOrEqual(least)
    expect(kcal).toBeLessThanOrEqual(most)
  })

  it.each(['felt normal again', 'a pub crawl, then home', 'he is taller than me'])(
    '"%s" names none, though a word is like one',
    (text) => {
      expect(tableReader.estimate(text)?.items ?? []).toEqual([])
    },
  )
})
