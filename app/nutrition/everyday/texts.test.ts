import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'
import { tableReader } from '../estimate.ts'

function expectItems(text: string, expected: string[]) {
  expect(readItems(text)).toEqual(expected)
}

describe('small things by the piece', () => {
  it.each<[string, string[]]>([
    ['1 carrot stick', ['Carrots 10']],
    ['2 carrot sticks', ['Carrots 20']],
    ['1 celery stick', ['Celery 4']],
    ['2 celery sticks', ['Celery 8']],
    ['1 carrot', ['Carrots 60']],
    ['1 tablet stock', ['Stock cube 10']],
    ['1 tablet of vegetable stock', ['Stock cube 10']],
    ['2 beef stock cubes', ['Beef stock cube 20']],
    ['500 ml vegetable stock', ['Vegetable broth 507.2']],
    ['kitkat 4 finger', ['Kit kat 41.6']],
    ['a double espresso', ['Double espresso 60']],
  ])('"%s"', expectItems)
})

describe('a bowl', () => {
  it.each<[string, string[]]>([
    ['bowl of cereal', ['Corn flakes 40']],
    ['a bowl of cornflakes with milk', ['Corn flakes 40', 'Milk 125*']],
    ['2 bowls of cheerios', ['Cheerios 80']],
    ['a bowl of muesli', ['Muesli 85']],
    ['a bowl of rice', ['White rice 200']],
    ['a bowl of pasta', ['Pasta 280']],
    ['a bowl of oatmeal', ['Oatmeal 280']],
  ])('"%s"', expectItems)
})

describe('what no list of ingredients is', () => {
  it.each<[string, string[]]>([
    [
      '12:30 caesar salad, 15:00 apple and banana',
      ['Caesar salad 180*', 'Apple 182*', 'Banana 118*'],
    ],
    [
      'chicken curry: rice, naan, raita',
      ['Chicken curry 240*', 'White rice 127.5*', 'Naan 90*', 'Raita 80*'],
    ],
    [
      'ham sandwich, extras: crisps, apple',
      ['Ham sandwich 150*', 'Potato chips 28*', 'Apple 182*'],
    ],
    ['beef stew (rice, bread)', ['Beef stew 300*', 'White rice 127.5*', 'Bread 56*']],
    ['homemade burger: beef, cheese, bun', ['Beef 115*', 'Cheese 21*', 'Dinner roll 40*']],
    ['pork pie and mash', ['Meat pie 130*', 'Mashed potatoes 150*']],
  ])('"%s"', expectItems)
})

describe('words that stand for another thing', () => {
  it.each<[string, string[]]>([
    ['a juice pack', ['Fruit juice 248']],
    ['rum in fruit juice', ['Rum 44*', 'Fruit juice 240*']],
    ['flat white 200 ml', ['Flat white 200.4']],
    ['a bowl of puffed rice', ['Popped rice 14']],
    ['2 eggs, potatoes 200 g raw', ['Egg 100', 'Raw potato 200']],
    ['3 chicken satay skewers', ['Chicken satay 120']],
    ['350 g chicken wrap with tzatziki, tomato and lettuce', ['Wrap 350']],
    ['fetta cheese 30 g', ['Feta 30']],
    [
      'fried chicken, biscuit, iced tea',
      ['Fried chicken 130*', 'American biscuit 60*', 'Iced tea 360*'],
    ],
  ])('"%s"', expectItems)

  it('and a state that makes another food is not passed over', () => {
    expect(tableReader.estimate('tomatoes dried 100 g')).toBeNull()
  })
})

describe('the state of a food behind its name', () => {
  it.each<[string, string[]]>([
    ['rice cooked 150 g', ['White rice 150']],
    ['rice (cooked) 150 g', ['White rice 150']],
    ['egg cooked 50 g', ['Egg 50']],
    ['chicken cooked 150 g', ['Chicken 150']],
    ['beef raw 200 g, 2 eggs', ['Raw beef 200', 'Egg 100']],
    ['bread (toasted) 40 g, butter (salted) 10 g', ['Toasted bread 40', 'Butter 10']],
  ])('"%s"', expectItems)

  it('is a word that is known', () => {
    expect(tableReader.estimate('rice flurb 150 g')).toBeNull()
  })
})

describe('names of foods', () => {
  it.each<[string, string[]]>([
    ['1 cup meatless crumbles', ['Meatless crumbles 100']],
    ['veggie crumbles', ['Meatless crumbles 85*']],
    ['apple crumble', ['Apple crumble 123*']],
    ['chicken and rice salad', ['Chicken 110.5*', 'Rice salad 153*']],
    ['1 can apricots in juice', ['Canned apricots 425']],
    ['1 can pears in their own juice', ['Canned pears 425']],
    ['a pear and apple juice', ['Pear 180', 'Apple juice 240*']],
    ['1 fast food cheeseburger', ['Fast food cheeseburger 115']],
    ['1 package of prepared soup', ['Tomato soup 300']],
    ['baguette jambon-beurre', ['Ham baguette 190*']],
    ['2 Scheiben Vollkornbrot mit Butter', ['Whole wheat bread 72', 'Butter 7*']],
    ['2 tranches de pain', ['Bread 56']],
    ['chai with 2 biscuits', ['Chai 200*', 'Digestive biscuit 30']],
    ['biscuits and gravy', ['Biscuits and gravy 220*']],
    ['yakitori 3 skewers', ['Chicken satay 120']],
    ['pie and mash', ['Meat pie 130*', 'Mashed potatoes 150*', 'Gravy 60*']],
    ['2 dairylea triangles', ['Cheese spread 34']],
    ['1 Brezel', ['Soft pretzel 120']],
    ['banh mi', ['Banh mi 245*']],
    ['matcha latte', ['Matcha latte 355*']],
    ['1 plate momos', ['Momo 180']],
    ['tamagoyaki 2 pieces', ['Japanese rolled omelet 60']],
    ['buttered pasta for my toddler', ['Pesto pasta 280*']],
  ])('"%s"', expectItems)
})

describe('what is weighed before cooking', () => {
  it.each<[string, string[]]>([
    ['cream of rice 60 g', ['Dry cream of rice 60']],
    ['100 g cooked cream of rice', ['Cooked cream of rice 100']],
    ['240 g cream of rice', ['Cream of rice 240']],
    ['1 bowl cream of rice', ['Cream of rice 240']],
    ['rice 75 g dry', ['Dry white rice 75']],
    ['pasta 100 g uncooked', ['Dry pasta 100']],
    ['lentils 80 g raw with carrots', ['Dry lentils 80', 'Carrots 59.5*']],
    ['chicken breast 200 g raw', ['Raw chicken breast 200']],
    ['beef 200 g raw, 2 eggs', ['Raw beef 200', 'Egg 100']],
    ['potato 200 g uncooked', ['Raw potato 200']],
    ['rice 150 g cooked', ['White rice 150']],
    ['white wine 150 g dry', ['White wine 150']],
  ])('"%s"', expectItems)
})

describe('a cold sauce beside a weighed dish', () => {
  it.each<[string, string[]]>([
    ['200 g biryani with raita', ['Biryani 200', 'Raita 80*']],
    ['300 g samosas with chutney', ['Samosa 300', 'Mango chutney 20*']],
    ['300 g samosas filled with chutney', ['Samosa 300']],
  ])('"%s" is not in it', expectItems)
})

describe('a named dish with its ingredients', () => {
  it.each<[string, string[]]>([
    ['caesar salad: romaine, croutons, parmesan', ['Caesar salad 180*']],
    ['caesar salad (romaine, croutons, parmesan)', ['Caesar salad 180*']],
    ['caesar salad, croutons, parmesan', ['Caesar salad 180*']],
    ['greek salad, tomatoes, cucumber, feta, olives', ['Greek salad 200*']],
    ['greek salad with tomatoes, feta and red onion', ['Greek salad 200*']],
    ['margherita pizza (tomato, mozzarella, basil)', ['Pizza 238*']],
    ['chicken curry (chicken, onion, tomato)', ['Chicken curry 240*']],
    ['caesar salad: romaine, croutons, and a coke', ['Caesar salad 180*', 'Cola 372']],
  ])('"%s" is the dish', expectItems)

  it.each<[string, string[]]>([
    [
      'caesar salad: 100 g romaine, 20 g croutons, 20 g parmesan',
      ['Romaine lettuce 100', 'Croutons 20', 'Parmesan 20'],
    ],
    ['omelette: 3 eggs, 30 g cheese', ['Egg 150', 'Cheese 30']],
    ['salad: lettuce, tomato', ['Lettuce 34*', 'Tomato 68*']],
    ['caesar salad, bread roll, coke', ['Caesar salad 180*', 'Dinner roll 40*', 'Cola 355*']],
  ])('"%s" is what the text lists', expectItems)
})

describe('figures of a label', () => {
  it.each<[string, string[]]>([
    ['100 g fat', ['Lard 100']],
    ['20 g of fat', ['Lard 20']],
    ['protein bar 20 g protein, 3 g fat, 5 g sugar', ['Protein bar 55*']],
    ['yogurt, 3 g fat, 5 g sugar', ['Yogurt 170*']],
    ['coffee, 5 g sugar', ['Coffee 240*', 'Sugar 5']],
  ])('"%s"', expectItems)

  it('are no foods without a food beside them', () => {
    expect(tableReader.estimate('3 g fat, 5 g sugar')).toBeNull()
  })
})

describe('a weighed food and another behind a comma', () => {
  it.each<[string, string[]]>([
    ['100 g chicken, rice', ['Chicken 100', 'White rice 150*']],
    ['200g chicken, broccoli', ['Chicken 200', 'Broccoli 90*']],
    ['1 can tuna, mayo', ['Canned tuna 167', 'Mayonnaise 14*']],
    ['150 g chicken, brown rice', ['Chicken 150', 'Brown rice 150*']],
    ['1 cup beans, green', ['Green beans 140']],
    ['1 cup milk, almond', ['Almond milk 244']],
    ['200 g soup, chicken noodle', ['Chicken noodle soup 200']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('what is on or beside a dish', () => {
  it.each<[string, string[]]>([
    ['oatmeal cooked in water topped with 1/2 sliced banana', ['Oatmeal 175.5*', 'Banana 63']],
    ['apple crumble with custard', ['Apple crumble 170*', 'Custard 60*']],
    ['chicken 65 150gms', ['Chicken 65 150']],
    ['welsh rarebit 1 slice', ['Welsh rarebit 110']],
    ['käsespätzle 350 g', ['Käsespätzle 350']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it('is sour cream that a bowl has not', () => {
    expect(readItems('burrito bowl no sour cream').join()).not.toContain('Sour cream')
    expect(readItems('burrito bowl no sour cream')).toContain('Chicken 99*')
  })
})
