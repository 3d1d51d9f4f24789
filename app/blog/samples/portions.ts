import type { SamplePost } from './sample-post.ts'

/** Articles about portions and how they look on a plate. */
export const portionPosts: SamplePost[] = [
  {
    title: 'Serving, Portion, Helping: Three Words That Change the Count',
    description:
      'The serving on a label and the portion on your plate are seldom the same size. Knowing which one you are looking at is half of reading calories well.',
    category: 'Nutrition',
    tags: ['Portions', 'Labels', 'Calories'],
    prompt: 'sesame bagel',
    alt: 'A sesame bagel, cut in two, on a plate',
    text: `
Ask two people how much pasta is "a serving" and you will hear two numbers, and neither will be the
one on the packet. The confusion is older than any app, and it matters: the same bowl can be 200
calories or 600, depending on which word you had in mind.

# A serving is a measuring stick

On packaged food in the United States a *serving size* is set from what the Food and Drug
Administration calls reference amounts customarily consumed. It is meant to describe what people
typically eat in one sitting, so that two brands of cereal can be compared. It is **not** a
recommendation. The label does not say "eat this much"; it says "the figures below are for this
much".

When the rules were last revised, in 2016, several of those amounts were raised, because people had
begun to eat more. The reference amount for ice cream went from half a cup to two thirds of a cup.
Nothing about the ice cream had changed. Only the stick had.

# A portion is what lands on the plate

A *portion* is your own: the amount you serve, order or pour. It may be one serving, or three. The
bottle of juice that looks like one drink may hold two servings, and the figures in large type may be
for half of it.

> The label answers "how much energy is in this amount?" Only you can answer "how much of it did I
> eat?"

On this site every meal is given as **one serving, the whole plate**. The
[Chicken Quinoa Bowl](/meals/chicken-quinoa-bowl) is one bowl for one person, and under it stands
what it is made of, in grams. If yours is larger, the portion slider scales the figures with it.

# How portions grew

The National Heart, Lung, and Blood Institute put the growth into a short quiz called *Portion
Distortion*. Two of its pairs are worth remembering:

- A bagel of twenty years earlier measured 3 inches across and had 140 calories. The later one
  measured 6 inches and had 350.
- A cheeseburger went from 333 calories to 590.

Neither food had become a different food. It had become more of the same one, and we went on calling
it "a bagel". A word that stays while the thing behind it doubles is a poor measure.

![A burger with fries on a plate | A burger is one word for very different amounts.](beef burger with french fries)

# Three habits that need no scale

## Read the amount before the calories

Look for the line above the figures first. If the packet holds two servings and you will eat all of
it, double the number at once, before it settles in your memory as the truth.

## Learn your own dishes

Once, and only once, measure what your favourite bowl holds. Fill it with water and pour the water
into a measuring jug. Most people find that the bowl they think of as "one cup" holds nearly two. You
will not need to measure again: the bowl has become your jug.

## Use your hand

A hand goes wherever you go, and larger people tend to have larger ones.

1. A palm without its fingers is about the size of a cooked piece of meat or fish of 85 to 115 g.
2. A fist is about a cup of cooked rice, pasta or fruit.
3. A thumb is about a tablespoon: oil, nut butter, dressing.
4. A cupped palm is about 30 g of nuts.

These are rules of thumb in the plainest sense. They will be off by a fifth in either direction, which
is about as well as most people do with a label.

# What to take along

Words like *serving*, *portion* and *helping* are not synonyms. The first belongs to the label, the
second to the plate, the third to how often you go back. When a figure surprises you, ask first which
of the three it was made for. More often than not the surprise ends there.

**Sources:** U.S. Food and Drug Administration, *Serving Size on the Nutrition Facts Label* and 21 CFR
101.12; National Heart, Lung, and Blood Institute, *Portion Distortion*.
`,
  },
  {
    title: 'Half the Plate: a Picture That Beats Arithmetic',
    description:
      'You can count every gram, or you can look at the plate. Why filling half of it with vegetables and fruit works so well, and how to do it without thinking.',
    category: 'Diet Tips',
    tags: ['Portions', 'Vegetables', 'Habits'],
    prompt: 'grilled chicken with broccoli, carrots, green beans and brown rice',
    alt: 'A plate of which half is vegetables, with chicken and brown rice beside them',
    text: `
There is a way to eat a reasonable number of calories that needs no scale, no app and no arithmetic:
look at the plate before you look at the food. If half of it is vegetables and fruit, most of the work
is done.

# Where the picture comes from

In 2011 the United States Department of Agriculture put away its food pyramid and drew a plate instead,
*MyPlate*: half vegetables and fruit, the rest shared by grains and protein. Researchers at the Harvard
T.H. Chan School of Public Health drew one of their own soon after, with more vegetables than fruit,
whole grains rather than any, and water instead of milk. The two disagree on details. On the half they
agree.

# Why half works

Vegetables are mostly water and fiber. A hundred grams of cooked broccoli has about 35 calories; a
hundred grams of cooked rice about 130; a hundred grams of cheddar about 400. Fill the same space with
the first and you have filled a stomach for the price of a biscuit.

Scientists call this *energy density*: calories for each gram. Barbara Rolls and her colleagues at Penn
State tested it with salad. In a study published in 2004, people who began lunch with a large salad low
in energy, three cups for about 100 calories, ate 12 percent fewer calories over the whole meal,
the salad included. They were not told to eat less. A salad rich in cheese and dressing did the
opposite: the meal grew.

> People did not leave the table hungrier. They left it having eaten less.

![A plate of Greek salad with tomatoes, cucumber, olives and feta | A salad is a first course as well as a side.](greek salad with tomatoes, cucumber, olives, red onion and feta)

# Building the plate

1. Put the vegetables on **first**. What is served first takes the most room.
2. Add the protein, about the size of your palm: fish, beans, eggs, chicken, tofu.
3. Let the grains or potatoes have the quarter that is left.
4. Pour the oil or dressing with a spoon rather than from the bottle.

Look at the [Grilled Salmon with Quinoa and Asparagus](/meals/grilled-salmon-with-quinoa-and-asparagus)
and at the [Greek Salad](/meals/greek-salad) here: two quite different dinners with the same shape.

## When dinner is one pot

Stews, curries and noodle dishes have no halves. Count in the pan instead: for each cup of rice or
noodles that goes in, two cups of vegetables. Frozen ones count as much as fresh ones, and they are
already cut.

## When somebody else cooks

Order one vegetable dish for the table before anything else comes. It will be eaten while everybody is
hungry, which is exactly when it should be.

# Where the picture fails

A plate says nothing about depth. A bowl heaped two layers high is two plates. It says nothing about
what is *in* the vegetables either: aubergine drinks oil, and a spinach gratin may be mostly cream. And
it does not know your needs. A tall runner and a small desk worker may eat from plates that look the
same and should not be the same size.

There are foods that belong on no plate at all, too: the handful of crisps while cooking, the drink
beside the glass of water, the crust of somebody else's toast. They are easy to forget and easy to
count, because there are usually only three or four of them a day.

# Try it for a week

Change nothing but the order: vegetables on the plate first, at lunch and dinner. Do not weigh
anything. At the end of the week ask two questions. Were you hungry between meals? Did you miss
anything? If both answers are no, you have found a habit that is worth more than a number.

**Sources:** U.S. Department of Agriculture, *MyPlate* and *FoodData Central*; Harvard T.H. Chan School
of Public Health, *Healthy Eating Plate*; Rolls, Roe and Meengs, *Salad and satiety*, Journal of the
American Dietetic Association, 2004.
`,
  },
  {
    title: 'Big Plates, Small Plates, and What the Science Really Says',
    description:
      'Does a smaller plate make you eat less? The honest answer has a famous scandal in it, and a useful truth.',
    category: 'Wellness',
    tags: ['Portions', 'Habits', 'Science'],
    prompt: 'spaghetti with tomato sauce and basil',
    alt: 'Spaghetti with tomato sauce and basil in the middle of a wide plate',
    text: `
Everybody has heard the advice: use a smaller plate and you will eat less without noticing. It is
cheap, it is charming, and for some years it was quoted everywhere. Then part of the science behind it
came apart. What is left is more interesting than the slogan.

# An old illusion

Put the same dark disc inside a large ring and inside a small one, and the disc in the small ring looks
larger. The Belgian philosopher Joseph Delboeuf described it in the 1860s. A helping of pasta is a disc,
a plate is a ring; so on a wide plate the helping looks lonely and we add to it. That was the idea.

# Where it went wrong

Much of the best-known work on plates, bowls and bottomless soup came from one laboratory at Cornell
University. From 2017 on, other researchers found figures in its papers that could not be right. In 2018
the university found that its director had committed academic misconduct, and more than a dozen of his
papers have been retracted.

That does not make every sentence in them false. It does mean that they prove nothing, and that a
great deal of advice had been standing on them.

> A claim that everybody repeats is not a claim that everybody has tested.

# What still stands

In 2015 a group led by Gareth Hollands and Theresa Marteau reviewed the controlled trials for the
*Cochrane Collaboration*, whose reviews are about as strict as such things get. They gathered 72 studies
and asked what happens when people are given larger portions, packages or tableware.

- People who were offered more ate more, **consistently**, whether they were slim or heavy.
- The effect was small to moderate for one meal, and it added up.
- If larger sizes disappeared from the whole diet, the authors reckoned, adults in Britain might eat 12
  to 16 percent less energy a day.

The strongest part of the finding was about *how much food is there*, not about the dish that it lies
on. For plates and bowls alone the evidence was thin and mixed.

![Popcorn in a bowl beside a glass of water | What is in front of us gets eaten, whatever it is served in.](popcorn)

# What to do with that

## Change the amount, not the crockery

Cook for the number of people at the table. If you like to cook for tomorrow as well, put tomorrow's
share into a box **before** you sit down. A pot on the table is a second helping that has already been
decided.

## Buy the size you mean to eat

The large bag costs less for each gram and is finished in the same evening. If a small bag would have
been enough, the large one was not a bargain.

## Let the first helping be honest

People who serve themselves half of what they expect to want, and allow themselves to go back, get to
ask the question that matters, *am I still hungry?*, at a moment when they can answer it. Dishes such
as [Spaghetti Bolognese](/meals/spaghetti-bolognese) or [Chicken Biryani](/meals/chicken-biryani) lend
themselves to it, since the second half stays warm.

# A kinder conclusion

The nice thing about the larger finding is that it takes blame away. If nearly everybody eats more when
more is there, then eating more is not a flaw of character. It is what people do. The sensible answer is
to arrange the kitchen for the person you are, rather than to scold that person at every meal.

So keep your plates. If you love the wide ones, use them, and leave a rim of plain china round the food.
It looks better that way in any case.

**Sources:** Hollands and others, *Portion, package or tableware size for changing selection and
consumption of food, alcohol and tobacco*, Cochrane Database of Systematic Reviews, 2015; statement of
the Provost of Cornell University, September 2018.
`,
  },
]
