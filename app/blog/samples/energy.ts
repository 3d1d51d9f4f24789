import type { SamplePost } from './sample-post.ts'

/** Articles about calories: what they are, where they hide and where they go. */
export const energyPosts: SamplePost[] = [
  {
    title: 'What a Calorie Is, and Why No Label Knows It Exactly',
    description:
      'From a chemist in the 1890s to the almond on your desk: where calorie figures come from, how they are rounded, and how much doubt they carry.',
    category: 'Nutrition',
    tags: ['Calories', 'Labels', 'Science'],
    prompt: '40 g almonds, 40 g walnuts and 50 g dates',
    alt: 'Almonds, walnuts and dates on a plate',
    text: `
A calorie looks like the most exact thing on a packet. It is a whole number, in bold, required by law.
Behind it stand a hundred and thirty years of careful work, several averages, and a rule for rounding.
It is a good estimate. It has never been anything else.

# A unit of heat

One kilocalorie, the thing we call a calorie on food, is the energy that warms a kilogram of water by
one degree Celsius. Burn a food completely in a closed steel vessel, measure how warm the water round it
gets, and you have its *gross* energy. Bodies are not furnaces, though. Some of what we eat leaves us
again, and some of the energy in protein goes out as urea.

In the 1890s the American chemist Wilbur Atwater measured what went in and what came out, of many foods
and patient volunteers, and boiled the result down to figures that are still in use:

- protein: **4** calories a gram
- carbohydrate: **4** calories a gram
- fat: **9** calories a gram
- alcohol: **7** calories a gram

Nearly every calorie figure that you have ever read was made by multiplying those numbers, or close
relatives of them, with grams of something.

# The almond problem

Averages are kind to the average food and unkind to the rest. Nuts are the best-known case. Their fat
sits inside tough cell walls, and when we chew badly, which is always, part of it passes through.

In 2012 Janet Novotny, Sarah Gebauer and David Baer of the U.S. Department of Agriculture fed people
almonds and measured everything that came of it. A serving of 28 g, which Atwater's figures put at about
170 calories, gave its eaters **129**. That is not a rounding error. It is about a quarter of the
almond.

> The number was never wrong about the almond. It was right about a different one, ground to dust.

Grinding, cooking and chewing all change how much energy we get out of a food. No label knows how well
you chew.

![Oatmeal with blueberries and almonds | The same almonds, sliced, give a little more than whole ones.](oatmeal with blueberries and almonds)

# The law of rounding

American labels are rounded by rule: to the nearest 5 up to 50 calories, to the nearest 10 above that,
and anything under 5 may be called zero. A spray oil with a "serving" of a quarter of a second can
therefore be free of calories on paper. When a label is checked, the calories found may exceed the
number printed by up to a fifth before anybody objects.

So a bar marked 210 may hold 205 or 250 without having broken a rule. Ten such figures added together
do not become more exact because the sum has four digits.

# How we deal with it here

Every meal on this site is computed from its foods in grams, with figures from the *FoodData Central*
tables. We think three things follow from what you have just read:

1. A figure should come with its **range**. Under the calories of each meal you find from where to where
   they may lie. When an amount was assumed rather than given, the range is wider.
2. A figure should show its **parts**. The receipt under
   [Trail Mix](/meals/trail-mix) tells you which ingredient the calories come from. If you
   leave out the chocolate, you know what you left out.
3. A figure should be **used for comparing**. The error in two plates of the same kind is mostly the same
   error, so the difference between them is better known than either.

# What to do with an estimate

Treat calories as you treat a weather forecast: good enough to decide on an umbrella, not good enough to
argue with a neighbour. If two lunches differ by 300, that is a fact about lunch. If they differ by 20,
choose the one that tastes better.

**Sources:** Merrill and Watt, *Energy Value of Foods*, USDA Agriculture Handbook 74; Novotny, Gebauer
and Baer, *Discrepancy between the Atwater factor predicted and empirically measured energy values of
almonds in human diets*, American Journal of Clinical Nutrition, 2012; 21 CFR 101.9.
`,
  },
  {
    title: 'How Far Does a Cookie Walk?',
    description:
      'Exercise is one of the best things you can do, and one of the worst ways to pay for a snack. What the figures for walking say, and why trackers get them wrong.',
    category: 'Fitness',
    tags: ['Exercise', 'Calories', 'Walking'],
    prompt: '3 chocolate chip cookies and a glass of milk',
    alt: 'Three chocolate chip cookies on a plate',
    text: `
It is tempting to think of food and movement as two columns of one account: so much in, so much out,
settle up by Sunday. The body keeps no such books. Still, the figures are worth knowing once, if only to
stop bargaining with them.

# A unit for effort

Physiologists measure effort in *metabolic equivalents*, METs. One MET is what you use sitting still,
which is close to one calorie for each kilogram of your weight and each hour. The *Compendium of Physical
Activities*, kept by researchers since 1993, gives a figure for nearly everything people do: about 3.5
for a walk at an ordinary pace, about 7 for jogging, about 8 for cycling briskly.

The sum is short enough for the back of a receipt:

1. Take the METs of what you do.
2. Multiply by your weight in kilograms.
3. Multiply by the hours.

A person of 70 kg who walks for half an hour uses about 3.5 × 70 × 0.5, which is **some 120 calories**.
But nearly a third of that would have gone on sitting. What the walk *added* is nearer to 85.

> A large chocolate chip cookie takes two minutes to eat and most of an hour to walk off.

That sentence is true and not very useful, because nobody should walk for that reason.

# Why the account never closes

When people move more, they also tend to eat a little more, and to sit a little more afterwards. They
lose weight by exercise alone more slowly than the sums promise, which disappoints them, and so they
stop. That is a pity, since weight is the least of what walking is good for.

The World Health Organization recommends **150 to 300 minutes** of moderate activity a week for adults,
and muscle work on two days. The reasons it gives are hearts, blood pressure, blood sugar, mood, sleep
and bones. A person who never loses a gram gets all of them.

![A plate of grilled chicken, sweet potato and broccoli | Food after exercise needs no arithmetic: a plate like any other will do.](grilled chicken with sweet potato and broccoli)

# About the number on your wrist

In 2017 a group at Stanford University compared seven wrist devices with laboratory equipment. For heart
rate most did well. For energy **none** did: the best was off by 27 percent on average, the worst by 93.

So when your watch says that you have earned 400 calories, it means that you have moved, well done, and
that it would like to say something encouraging. Do not eat the 400.

# What works instead

## Keep the two apart

Let hunger and the shape of your plate decide what you eat. Let the calendar decide when you move.
Neither has to be paid for with the other.

## Walk after meals

Even ten minutes on foot after eating lower the rise in blood sugar. It is the easiest habit in this
article: you have just finished, your shoes are by the door, and the dishes can wait.

## Eat enough when it counts

If you train hard, you need more, and mostly more of the same: grains, fruit, milk, beans. A plate such
as the [Chicken Quinoa Bowl](/meals/chicken-quinoa-bowl), or
[Peanut Butter Banana Toast](/meals/peanut-butter-banana-toast) before an early run, does all that a bar
in a shiny wrapper claims to do.

# Back to the cookie

Have it. Have it sitting down, with a glass of milk, and notice that the second bite is as good as the
first and the ninth is not. Then go for a walk because the evening is fine. The two have nothing to do
with each other, and both of them are better for it.

**Sources:** Ainsworth and others, *Compendium of Physical Activities*; World Health Organization,
*Guidelines on physical activity and sedentary behaviour*, 2020; Shcherbina and others, *Accuracy in
wrist-worn, sensor-based measurements of heart rate and energy expenditure*, Journal of Personalized
Medicine, 2017.
`,
  },
  {
    title: 'The 3,500 Calorie Rule, and What Replaced It',
    description:
      'Eat 500 calories less a day and lose a pound a week, for ever? Bodies answer back. A better rule is slower, kinder, and true.',
    category: 'Weight Loss',
    tags: ['Calories', 'Science', 'Weight'],
    prompt: 'lentil soup with carrots, celery and a slice of whole wheat bread',
    alt: 'A bowl of lentil soup with carrots and celery',
    text: `
The most quoted rule about losing weight fits on a fridge magnet: a pound of body fat holds 3,500
calories, so eat 500 fewer a day and lose a pound a week. It is simple, it has been printed for more
than sixty years, and for anything longer than a few weeks it is wrong.

# Where it came from

In 1958 a New York doctor, Max Wishnofsky, worked out how much energy a pound of body fat stores. His
figure was sound. The mistake came later, when others used it as a clock. If the rule held, a person who
left out one biscuit a day would vanish in the end. Nobody ever has.

# Bodies answer back

When you eat less, three things happen that the magnet does not mention:

- You become lighter, and a lighter body **needs less** to move about and to keep warm.
- You lose some muscle and water along with the fat, and they hold less energy than fat does.
- You move a little less without noticing, and you get hungrier.

So the same 500 calories make a smaller and smaller difference, until they make none. That point is not
failure. It is balance, at a new weight.

# The rule that replaced it

In 2011 Kevin Hall of the National Institutes of Health and his colleagues published a model in *The
Lancet* that takes the answers of the body into account. It ends in a sentence that would also fit on a
magnet:

> Every lasting change of 24 calories a day leads, in the end, to a change of about one kilogram. Half
> of it comes within about a year, nearly all of it within three.

Read it twice, since it says two things. The first is **slow**: expect a year, not a season. The second
is **generous**: 24 calories is a third of a small apple. A change of 240 calories a day, held, is about ten
kilograms in the end.

![An apple, cut into slices, with almond butter | A third of a small apple is about the 24 calories that one kilogram hangs on.](apple slices with almond butter)

# What 240 calories look like

1. A glass and a half of lemonade, changed for water.
2. Two tablespoons of oil in a pan that needed none. One tablespoon of olive oil has about 119 calories.
3. A muffin on the way to work.
4. The difference between [Beef Burger with Sweet Potato Fries](/meals/beef-burger-with-sweet-potato-fries)
   and a dinner like [Red Lentil Daal with Rice](/meals/red-lentil-daal-with-rice) on most days of the
   week: compare the two on their pages.

The best change is the one that you would not notice in a year. If you have to think of it every day, it
is too large, or it is the wrong one.

# Choosing a pace

The Centers for Disease Control and Prevention note that people who lose weight gradually, about one to
two pounds a week, are more likely to keep it off than people who lose it quickly. Even a modest loss
helps: five to ten percent of your weight is enough to improve blood pressure, cholesterol and blood
sugar.

If you like numbers, the institute where Hall works keeps a free *Body Weight Planner* on the web, built
on the same model. Put in where you are, where you would like to be and by when; it answers with what
you would have to eat, and then, more usefully, what you would have to eat **to stay there**.

# Who should not do this alone

Children, people who are pregnant, who have had an eating disorder, who live with diabetes or take
medicine that depends on weight: please talk with a doctor first. And if counting makes you anxious
rather than calm, stop counting. A full half plate of vegetables asks for no arithmetic at all.

**Sources:** Wishnofsky, *Caloric equivalents of gained or lost weight*, American Journal of Clinical
Nutrition, 1958; Hall and others, *Quantification of the effect of energy imbalance on bodyweight*, The
Lancet, 2011; Centers for Disease Control and Prevention, *Losing Weight*; National Institute of
Diabetes and Digestive and Kidney Diseases, *Body Weight Planner*.
`,
  },
  {
    title: 'The Calories Nobody Writes Down',
    description:
      'People who say that they eat little usually mean it. What a famous study found out about food diaries, and how to keep one that tells the truth.',
    category: 'Weight Loss',
    tags: ['Calories', 'Habits', 'Diary'],
    prompt: 'trail mix with peanuts, raisins, almonds and chocolate',
    alt: 'A bowl of trail mix with nuts, raisins and chocolate',
    text: `
In 1992 the *New England Journal of Medicine* printed a study about ten people who could not lose weight.
They ate, they said, fewer than 1,200 calories a day, and nothing happened. Doctors suspected their
thyroid glands, their genes, their metabolism. The researchers measured all of it.

# What they found

Steven Lichtman and his colleagues measured the energy that their volunteers used with *doubly labelled
water*, a drink with harmless rare atoms that tells exactly how much a body has burned over two weeks.
Then they compared it with what had been written down.

The metabolism of all ten was normal. On average they had eaten **47 percent more** than they
had recorded, and moved 51 percent less. They had not lied. They were as surprised as anybody.

> It is not that people cannot count. It is that most eating does not feel like eating.

Later studies with the same method have found the same thing in nearly everybody, slim people too. The
gap is smaller in some groups and larger in others, and it nearly always points the same way.

# Where they hide

- **In the pan.** A tablespoon of oil has about 119 calories, and a free pour is easily two.
- **In the glass.** Juice, milk in coffee, wine, lemonade. Drinks fill nothing and are seldom written
  down.
- **On the way.** The crust, the spoon, the taste of the sauce, the end of the child's sandwich.
- **At the weekend.** Diaries are kept from Monday to Thursday.
- **In "a bit".** A bit of cheese is an amount. It is merely one that nobody knows.

None of this is a reason for guilt. A person who cooks for a family cannot help tasting. It is only that
a hundred here and two hundred there make the difference between a diary that says 1,200 and a body that
got 1,900.

![Guacamole with tortilla chips | Food that is shared is hard to count: nobody had a whole portion.](guacamole with tortilla chips)

# A diary that tells the truth

## Write it down before, not after

What you write before you eat is a decision. What you write at night is a memory, and memory is polite.

## Write the amount you saw

"A bowl" is better than nothing, "the blue bowl, full to the ring" is better still. If you type that
into the estimate on this site it will take an ordinary bowl; if you type grams, it will take yours.

## Keep it for four days, with a Saturday

Four honest days tell you more than a month of tired ones. Stop then. You are not training to be a
bookkeeper. You are looking for the three or four habits that matter, and they show up at once.

## Leave the good things in

If the square of chocolate after dinner is in the diary every day, keep it. It was never the problem.
The problem, in nearly every diary, is something that its owner does not even like very much.

# The other surprise

In 2019 Kevin Hall's group at the National Institutes of Health let twenty people live in a clinic for
four weeks. For two of them they got meals of *ultra-processed* foods, for the other two meals of plain
ones, with the same calories, sugar, fat and fiber on offer. They could eat as much as they liked. On the
ultra-processed diet they ate about **500 calories a day more**, and faster.

So the calories that nobody writes down may also be the ones that go by too quickly to be noticed. A
plate that needs chewing, such as [Hummus with Carrots and Cucumber](/meals/hummus-with-carrots-and-cucumber)
or a [Falafel Plate](/meals/falafel-plate-with-hummus), keeps its own diary.

**Sources:** Lichtman and others, *Discrepancy between self-reported and actual caloric intake and
exercise in obese subjects*, New England Journal of Medicine, 1992; Hall and others, *Ultra-processed
diets cause excess calorie intake and weight gain*, Cell Metabolism, 2019.
`,
  },
]
