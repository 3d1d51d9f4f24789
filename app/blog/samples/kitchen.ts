import type { SamplePost } from './sample-post.ts'

/** Articles about cooking and ingredients. */
export const kitchenPosts: SamplePost[] = [
  {
    title: 'One Pot of Lentils, Four Meals',
    description:
      'Cook once on Sunday, eat well until Thursday. A pot of lentils with its portions and calories, and four quite different plates to make of it.',
    category: 'Recipes',
    tags: ['Lentils', 'Vegan', 'Meal prep'],
    prompt: 'masoor dal with rice, wilted spinach, coriander and lemon',
    alt: 'Red lentil daal with rice and spinach in a bowl',
    text: `
Lentils are the cook's best bargain. They need no soaking, they are done in half an hour, they keep for
four days in the fridge, and a cup of them costs less than the tea you drink while they cook.

# What is in them

A hundred grams of cooked lentils have about **116 calories**, 9 g of protein and nearly 8 g of fiber.
An ordinary cup, about 200 g, makes that 230 calories, 18 g of protein and 16 g of fiber. For
comparison: the U.S. National Academies put an adequate amount of fiber at 14 g for every 1,000
calories, and most people get about half of it.

Dry lentils swell to roughly two and a half times their weight. Keep that in mind when you read a
packet, since its figures are often for dry ones: 100 g dry is a dinner for one, and a half.

> Weigh them dry or weigh them cooked, but know which of the two you did.

# The pot

For eight portions of about 150 g cooked:

- 500 g brown or green lentils
- 1 onion, cut fine
- 2 carrots, in small cubes
- 2 bay leaves
- 1 tablespoon of olive oil
- salt, at the end

1. Warm the oil in a large pot and soften the onion and carrots in it for eight minutes, without
   browning them.
2. Rinse the lentils, add them with the bay leaves, and cover with water, two fingers above them.
3. Simmer, half covered, for 25 to 30 minutes. They should keep their shape and give way to a fork.
4. Drain what water is left, take out the bay leaves, salt, and let it all cool with the lid off.

A portion has about 200 calories, and 15 of them are the oil.

# Four meals

## Sunday: warm, with an egg

A portion of lentils, a soft-boiled egg, a spoon of mustard and vinegar, parsley. About 290 calories, ten
minutes. It is the sort of supper that feels like more than it is.

## Monday: a salad to take along

Lentils, cherry tomatoes, cucumber, half a handful of feta, lemon. Pack the lemon apart. If you like the
idea and not the lentils, the [Greek Salad](/meals/greek-salad) is its cousin.

![A salad of lentils, cherry tomatoes, cucumber and feta | The salad is better on the second day.](lentils with cherry tomatoes, cucumber and feta)

## Tuesday: daal

Fry a teaspoon of cumin, ginger and turmeric in a little oil, add the lentils, a tin of tomatoes and a
cup of water, and cook until it thickens. With rice it becomes something very like our
[Red Lentil Daal with Rice](/meals/red-lentil-daal-with-rice), where you can see what each part adds.
Rice and lentils also complete each other's protein, though there is no need to eat them at one sitting:
over a day is soon enough.

## Wednesday: stuffed peppers

Halve two peppers, fill them with what is left, put a slice of cheese on top and bake at 200 °C for half
an hour. [Stuffed Peppers with Lentils](/meals/stuffed-peppers-with-lentils) has the figures.

# Keeping and freezing

Cool the pot within two hours and keep it covered in the fridge for **three to four days**. Lentils
freeze well for three months. Freeze them flat in bags, a portion each; they thaw in a pan in the time in
which the kettle boils.

# A word on portions

People new to lentils often take too many, find themselves uncomfortable, and conclude that lentils do
not agree with them. It is the fiber, and it is a matter of practice. Begin with half a portion beside
something else, and let a week or two go by. The gut is a slow learner and an excellent one.

**Sources:** U.S. Department of Agriculture, *FoodData Central* (lentils, mature seeds, cooked, boiled,
without salt) and *FoodKeeper*; National Academies, *Dietary Reference Intakes*.
`,
  },
  {
    title: 'Oil, the Ingredient You Cannot See',
    description:
      'The same vegetables can have 80 calories or 300. The difference is clear, golden and rarely measured. How to cook with oil on purpose.',
    category: 'Recipes',
    tags: ['Cooking', 'Calories', 'Oil'],
    prompt:
      'roasted carrots, 150 g zucchini, 120 g bell pepper, 40 g red onion, olive oil and thyme',
    alt: 'Roasted carrots, zucchini, peppers and onion on a plate',
    text: `
Put two plates of roasted vegetables side by side. They look the same, they came from the same market,
and one has nearly four times the calories of the other. Nothing on the plate will tell you which. The
answer is soaked into it.

# The densest thing in the kitchen

Fat has 9 calories a gram, more than twice as much as sugar or flour, and oil is nothing but fat. A
tablespoon of olive oil weighs 13.5 g and has **119 calories**. So do sunflower, rapeseed, coconut and
any other oil, give or take two or three: they differ in what they do to your heart, not in what they do
to the sum.

For most of us a tablespoon is not what we pour. Turn the bottle over a pan for two seconds and then pour
the oil into a spoon. Try it once. Two and a half spoons are common, and that is 300 calories before the
onion is in.

> No other ingredient is added by feel, adds so much, and leaves so little to see.

# Not an enemy

Olive oil is one of the best-studied foods there is. The American Heart Association advises replacing
saturated fats, as in butter and coconut oil, with unsaturated ones, as in olive, rapeseed and
sunflower oil. Vitamins A, D, E and K need fat to be taken up. A salad without any oil is less nourishing
than one with a spoonful, and less of a salad.

The point is not to use none. It is to use it **where you can taste it**.

![A tomato salad with mozzarella and basil | Raw, on top and last: a teaspoon here does the work of a tablespoon in the pan.](caprese salad with basil and olive oil)

# Where it goes unnoticed

- **Aubergines and mushrooms** drink whatever they are given. Salt and steam them first, and they drink
  less.
- **Breaded things** take up fat with their crumbs. Baked on a hot tray with a brush of oil they are
  as crisp, for a third of it.
- **Restaurants** finish pasta, vegetables and steak with oil or butter because it shines. Nobody
  counts it, since it is delicious.
- **"Light" olive oil** is light in taste and color. Its calories are the same.

# Five ways to use less and taste more

1. Measure for a week. A teaspoon by the stove is enough of a reminder; you can go back to pouring when
   your eye has learned.
2. Heat the pan first, then add the oil. Warm oil runs and covers twice the pan.
3. Use a lid. Onions soften in their own steam with a teaspoon of oil and two spoons of water, in
   the same eight minutes.
4. Toss, do not drizzle. Vegetables turned in a bowl with one tablespoon are coated all round; drizzled
   on the tray they need three.
5. Keep the good oil for the end.

# A tray of vegetables, measured

For two: 2 carrots, 1 zucchini, 1 red pepper and 1 red onion, cut to the size of a thumb. Turn them in a
bowl with **one tablespoon** of olive oil, salt and a little thyme. Spread them out on a hot tray so that
they do not touch, and roast at 220 °C for 25 minutes, turning once. Finish with lemon and a teaspoon of
the good oil.

Each plate has about 170 calories, some 80 of which are the oil. Poured by feel, it would be 300. Serve it
beside [Baked Cod with Tomatoes and Olives](/meals/baked-cod-with-tomatoes-and-olives), and look at the
receipt on that page: olives and oil stand on lines of their own, which is the whole idea.

**Sources:** U.S. Department of Agriculture, *FoodData Central* (oil, olive, salad or cooking); American
Heart Association, *Dietary Fats*.
`,
  },
  {
    title: 'Protein Without the Fuss',
    description:
      'How much protein you need, how much you are probably eating already, and what it looks like on ordinary plates, with and without meat.',
    category: 'Fitness',
    tags: ['Protein', 'Exercise', 'Portions'],
    prompt: 'grilled chicken breast with quinoa, chickpeas, spinach and cherry tomatoes',
    alt: 'Grilled chicken with quinoa, chickpeas and spinach on a plate',
    text: `
Protein has become a word that sells things. There is protein water, protein bread and protein ice cream,
and a feeling in the air that everybody is short of it. Most people are not. But it is worth knowing your
own number, and the number is easy.

# How much

The recommended amount for adults is **0.8 g for each kilogram of body weight** a day: 56 g for somebody
of 70 kg. It is set so that it covers nearly all healthy people who do nothing special.

Those who train ask for more, and have good reasons. In its position paper of 2017 the International
Society of Sports Nutrition puts the useful range at 1.4 to 2.0 g per kilogram. A year later Robert Morton
and his colleagues put together 49 studies of people who lifted weights. More protein helped them build
muscle, up to about **1.6 g per kilogram**. Beyond that it made no difference on average.

People over 65 do well to aim above the minimum too. Several expert groups suggest 1.0 to 1.2 g, since
older muscle answers less readily.

> Between 0.8 and 1.6 lies everything that most people will ever need to know about protein.

# What you get already

Adults in the United States eat about 80 to 100 g a day on average. That covers the first number with
ease, and for many the second. Before you buy a powder, add up a single ordinary day.

- Two eggs: about 12 g
- A cup of yogurt: 8 to 13 g, twice that for the thick Greek kind
- 100 g of cooked chicken breast: about 31 g
- 100 g of salmon: about 22 g
- A cup of cooked lentils: 18 g
- 150 g of firm tofu: 20 g or more
- Two slices of whole wheat bread: about 8 g
- 30 g of almonds: 6 g

Bread, oats, rice and even potatoes count. They bring little each, but we eat much of them.

![Greek yogurt with strawberries, walnuts and honey | Breakfast is where most days fall short.](greek yogurt with strawberries, walnuts and honey)

# Spread it out

Muscles can use only so much at once. Studies point to about 20 to 40 g in a meal as plenty, three or four
times a day. Most people do it the other way round: toast in the morning, a sandwich at noon, and half of
the day's protein on one plate at night.

Moving some of it to breakfast is the simplest change there is. Compare
[Greek Yogurt with Berries and Walnuts](/meals/greek-yogurt-with-berries-and-walnuts) with
[Banana Pancakes with Maple Syrup](/meals/banana-pancakes-with-maple-syrup), or have
[Cottage Cheese with Peach](/meals/cottage-cheese-with-peach) at four o'clock, when the biscuits call.

# Without meat

Plants have all the amino acids there are, some of them in smaller amounts. Eat beans *and* grains, soya
*and* nuts in the course of a day, and the sum is complete. What it takes is volume: the protein of a
small piece of chicken is a large bowl of lentils, with 16 g of fiber into the bargain. The
[Chickpea and Spinach Curry](/meals/chickpea-and-spinach-curry) shows how it adds up.

# Does too much do harm?

For healthy kidneys no harm has been shown at the amounts in this article. For kidneys that are not well
it is another matter, and one for a doctor. What too much protein mostly does is take the place of
something else, and the something else is usually a vegetable.

# In one sentence

Put a palm of something with protein on each of three plates, train if you like training, and let other
people drink the water.

**Sources:** National Academies, *Dietary Reference Intakes*; Jäger and others, *International Society of
Sports Nutrition position stand: protein and exercise*, 2017; Morton and others, British Journal of Sports
Medicine, 2018; U.S. Department of Agriculture, *FoodData Central* and *What We Eat in America*.
`,
  },
]
