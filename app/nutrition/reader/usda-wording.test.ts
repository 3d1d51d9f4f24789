import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'

/** The foods of a text with their rounded grams. */
const read = (text: string) =>
  tableReader.estimate(text)?.items.map(({ food, grams }) => `${food} ${Math.round(grams)}`)

describe("the wording of USDA's rows in everyday sentences", () => {
  it.each<[string, string[]]>([
    // a bracket with an origin or a share of fat does not hide the food before it
    ['3 lefse', ['Norwegian lefse 240']],
    ['1 cup lowfat buttermilk', ['Low fat 1% buttermilk 244']],
    // "mayonnaise-type", "not cream or meringue" and "undiluted" are not what people call the food
    [
      '240 g tuna salad made with salad dressing',
      ['Tuna salad made with mayonnaise-type salad dressing 240'],
    ],
    [
      'a cup of orange juice from frozen concentrate',
      ['Orange juice, chilled, includes from concentrate 249'],
    ],
    // words with one meaning
    ['a packet of powdered coffee creamer', ['Powder coffee creamer 3']],
    ['a cup of meatless vegetable stew', ['Vegetable stew 239']],
    ['a piece of raspberry pie with one crust', ['Raspberry pie one crust 137']],
    ['eggplant parm', ['Eggplant parmesan 220']],
    ['1 sweet potato fry', ['Sweet potato fries 5']],
    ['2 veggie breakfast links', ['Meatless sausage 50']],
    ['50 g whole milk powder', ['Whole milk powder 50']],
    ['a bottle of V8', ['Vegetable juice 248']],
    // "with fat free" is not "with fat", and a dressing after "with" is not the food
    ['a cup of coleslaw with fat free dressing', ['Coleslaw with fat free dressing 219']],
    ['125 g coleslaw with Italian dressing', ['Cabbage salad made with italian dressing 125']],
    // a joined list before the noun that it describes
    [
      '1 small chicken and vegetable empanada',
      ['Empanada, Mexican turnover, filled with chicken and vegetables 81'],
    ],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('foods that are not lost', () => {
  it.each<[string, string[]]>([
    ['500 g chicken quarters', ['Chicken 500']],
    ['half an 11 oz frozen dinner', ['Frozen dinner 156']],
    ['one 32 fl oz bottle of sports drink', ['Sports drink 992']],
    ['75 g fruit juice drink', ['Fruit juice drink 75']],
    ['an Orange Blossom cocktail', ['Orange blossom 225']],
    [
      'a small box of Gatorade G2 low calorie sports drink, 652 g',
      ['Low calorie sports drink 652'],
    ],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe("portions by USDA's words", () => {
  it.each<[string, string[]]>([
    ['a dipping container of light mayo', ['Light mayonnaise 28']],
    ['a personal veggie pizza', ['Vegetable pizza 191']],
    ['a sleeve of saltines', ['Crackers 115']],
    ["a fun size pack of M&M's", ["M&M's 18"]],
    ['one biscotti', ['Biscotti 32']],
    ['half a tuna salad sandwich', ['Tuna sandwich 90']],
    ['a small porgy', ['Cooked porgy 82']],
    ['1 can peach halves', ['Canned peaches 425']],
    ['a pan of rice', ['White rice 1000']],
    ['a pan of soup', ['Soup 1500']],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('words that are a name in one text and none in another', () => {
  it.each<[string, string[] | undefined]>([
    // a stir fry is a dish, with or without other foods
    ['stir fry', ['Stir fried vegetables 66']],
    ['I had stir-fry for dinner', ['Stir fried vegetables 66']],
    ['mixed stir fry 400 g', ['Stir fried vegetables 400']],
    ['stir fry and rice', ['Stir fried vegetables 113', 'White rice 150']],
    ['chicken stir fry, 300 g', ['Chicken stir fry 300']],
    ['stir fried chicken, 300 g', ['Chicken stir fry 300']],
    // a tablet or envelope is only of a food that comes in one
    ['2 tablets of paracetamol and a banana', ['Banana 126']],
    ['3 tablets of iron, banana', ['Banana 126']],
    ['half a tablet of magnesium and yogurt', ['Yogurt 170']],
    ['2 tablets, 3 bananas', ['Banana 378']],
    ['opened an envelope and ate an apple', ['Apple 200']],
    ['10 sweetener tablets', ['Sweetener 1']],
    ['2 envelopes of yeast', ['Yeast 14']],
    // "drink" makes no other of what is a drink, and a vitamin is no food
    ['water drink', ['Water 360']],
    ['a coffee drink', ['Coffee 360']],
    ['oat milk drink', ['Oat milk 244']],
    ['coconut milk drink', ['Coconut milk beverage 244']],
    ['orange juice drink, 200 g', ['Beverages, Orange juice drink 200']],
    ['vitamin b12 supplement', undefined],
    ['vitamin b12 and vitamin d3', undefined],
    ['2 eggs, b12 vitamin, toast', ['Egg 100', 'Toast 50']],
    // a number behind a letter is an amount unless both are a name
    ['p200 chicken', ['Chicken 200']],
    ['r2 eggs', ['Egg 100']],
    ['a2 milk', ['Milk 244']],
    ['a2 eggs', ['Egg 100']],
    // meat beside vegetables, and meat of vegetables
    ['vegan bacon', ['Meatless bacon 16']],
    ['vegan bacon sandwich', ['Bacon sandwich 91']],
    ['2 slices of veggie bacon', ['Meatless bacon 10']],
    ['roasted vegetable sausage pasta', ['Roasted vegetables 100', 'Sausage 100', 'Pasta 180']],
    ['vegetable sausage', ['Meatless sausage 57']],
    ['vegan hotdog', ['Meatless hot dog 70']],
    ['reduced fat mayo', ['Light mayonnaise 10']],
    // the whole fish of a size, unless it is more than two helpings
    ['a large cod and chips', ['Cod 340', 'French fries 117']],
    ['large fried cod with fries', ['Fried cod 340', 'French fries 117']],
    // a can holds as much of fruit in syrup, and two kinds of soup are no canned vegetable
    ['1 can peaches in syrup', ['Canned peach in syrup 425']],
    ['1 can pineapple in syrup', ['Canned pineapple in syrup 425']],
    ['1 can sliced peaches', ['Canned peaches 425']],
    ['1 can carrot and lentil soup', ['Carrots 284', 'Lentil soup 245']],
    ['french fry sandwich', ['Chip butty 180']],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('one of a food whose only USDA portion is a part of it', () => {
  it.each<[string, string[]]>([
    ['half a cabbage', ['Cabbage 450']],
    ['1/4 cabbage', ['Cabbage 225']],
    ['half a lettuce', ['Lettuce 270']],
    ['half a red cabbage', ['Red cabbage 420']],
    ['1 chana masala', ['Chana masala 200']],
    ['1 poutine', ['Poutine 300']],
    ['1 popcorn', ['Popcorn 100']],
    ['1 sweet and sour chicken', ['Sweet and sour chicken 220']],
    ['1 bhindi masala', ['Bhindi masala 150']],
    ['1 chickpeas', ['Chickpeas 120']],
    ['2 shredded wheat', ['Shredded wheat 48']],
    ['1 mozzarella ball', ['Mozzarella 125']],
    ['1 gulab jamun', ['Gulab jamun 45']],
    ['1 cheese omelet', ['Cheese omelet 130']],
    ['1 vanilla greek yogurt', ['Vanilla greek yogurt 150']],
    ['1 pepperoni', ['Pepperoni 2']],
    ['10 pepperoni', ['Pepperoni 20']],
    ['1 halva', ['Halva 30']],
    ['half a coconut cake with icing', ['Coconut cake with icing 656']],
    ['half a cake', ['Cake 656']],
    // a whole cookie counts
    ['1 biscotti', ['Biscotti 32']],
    ['2 biscotti', ['Biscotti 64']],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('cereal made with milk', () => {
  it.each<[string, number]>([
    ['quick oatmeal', 182],
    ['quick oatmeal with banana', 182],
    ['quick grits', 170],
    ['quick oatmeal made with milk', 302],
    ['quick grits made with milk', 290],
  ])('is meant only where milk is said: "%s"', (text, kcal) => {
    expect(tableReader.estimate(text)?.nutritionData.calories).toBe(kcal)
  })

  it.each(['cream of wheat', 'quick cooking oatmeal'])('is not "%s"', (text) => {
    const [food] = tableReader.estimate(text)?.items ?? []
    expect(food?.food).not.toContain('milk')
  })
})

describe('a sleeve', () => {
  it.each<[string, string[]]>([
    ['a sleeve of oreos', ['Oreo 150']],
    ['a sleeve of cookies', ['Cookie 150']],
    ['a sleeve of pringles', ['Potato chips 110']],
    ['a sleeve of graham crackers', ['Graham crackers 110']],
    // USDA has a sleeve of these
    ['half a sleeve of ritz crackers', ['Butter crackers 58']],
    ['2 sleeves of crackers', ['Crackers 230']],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('a drink that is mixed from a spirit or a wine', () => {
  it.each<[string, string[]]>([
    ['gin cocktail', ['Cocktail 225']],
    ['gin cocktail 200 ml', ['Cocktail 203']],
    ['rum cocktail 250 ml', ['Cocktail 254']],
    ['a glass of vodka cocktail', ['Cocktail 225']],
    ['champagne cocktail', ['Cocktail 225']],
    ['scotch soda', ['Whiskey 44', 'Cola 355']],
    // the kind of a drink that is mixed already, and of a beer
    ['margarita cocktail', ['Margarita 225']],
    ['lager beer', ['Beer 360']],
    ['gin, cocktail 200 ml', ['Gin 44', 'Cocktail 203']],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})
