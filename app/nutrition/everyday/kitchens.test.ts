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
    ['ven pongal', 'Ven pongal', 300, 480],
    ['2 thepla', 'Thepla', 200, 320],
    ['misal pav', 'Misal pav', 450, 700],
    ['dal bhat', 'Dal bhat', 450, 650],
    ['kottu', 'Kottu roti', 500, 900],
    ['nasi lemak', 'Nasi lemak', 550, 850],
    ['char kway teow', 'Char kway teow', 550, 850],
    ['gado gado', 'Gado gado', 280, 480],
    ['som tam', 'Som tam', 100, 240],
    ['sinigang', 'Sinigang', 160, 330],
    ['sisig', 'Sisig', 400, 800],
    ['jajangmyeon', 'Jajangmyeon', 600, 900],
    ['okonomiyaki', 'Okonomiyaki', 430, 700],
    ['katsudon', 'Katsudon', 600, 900],
    ['suya', 'Suya', 200, 320],
    ['efo riro', 'Efo riro', 280, 430],
    ['pozole', 'Pozole', 230, 420],
    ['moqueca', 'Moqueca', 230, 420],
    ['ackee and saltfish', 'Ackee and saltfish', 250, 420],
    ['mofongo', 'Mofongo', 400, 650],
  ])('"%s" is %s with %d to %d kcal', (text, food, least, most) => {
    const items = tableReader.estimate(text)?.items ?? []
    expect(items.map(({ foodName }) => foodName)).toEqual([food])
    const kcal = items[0]?.nutritionData.calories
    expect(kcal).toBeGreaterThanOrEqual(least)
    expect(kcal).toBeLessThanOrEqual(most)
  })

  it.each([
    'felt normal again',
    'a pub crawl, then home',
    'he is taller than me',
    'a newer symbol',
  ])('"%s" names none, though a word is like one', (text) => {
    expect(tableReader.estimate(text)?.items ?? []).toEqual([])
  })
})
