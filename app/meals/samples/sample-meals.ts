/** What an editor would type and choose for a meal of a new site; figures and images are made from it. */
export type SampleMeal = {
  title: string
  /** The plate in words; the illustrator draws it and the engine computes its figures. */
  prompt: string
  /** Which of its pictures is drawn, 1 where it is absent. */
  seed?: number
  description: string
  type: 'breakfast' | 'lunch' | 'dinner' | 'snacks'
  diets: ('Keto' | 'Vegan' | 'Mediterranean')[]
}

/** The seed of a sample's picture, so that every new site shows the same one. */
export const seedOf = ({ seed }: SampleMeal): number => seed ?? 1

const breakfasts: SampleMeal[] = [
  {
    title: 'Blueberry Almond Oatmeal',
    prompt: 'oatmeal with blueberries, almonds and honey',
    description: 'A warm bowl that keeps you going until lunch.',
    type: 'breakfast',
    diets: ['Mediterranean'],
  },
  {
    title: 'Spinach and Feta Omelette',
    prompt: 'spinach omelette with 25 g feta, 60 g cherry tomatoes and chives',
    description: 'Three eggs, a handful of greens and a salty crumble of feta.',
    type: 'breakfast',
    diets: ['Keto', 'Mediterranean'],
  },
  {
    title: 'Avocado Toast with Egg',
    prompt: '2 slices of whole wheat toast with half an avocado and a fried egg',
    description: 'The café classic, with its calories in plain sight.',
    type: 'breakfast',
    diets: [],
  },
  {
    title: 'Greek Yogurt with Berries and Walnuts',
    prompt: 'a bowl of greek yogurt with strawberries, blueberries, walnuts, honey and mint',
    description: 'Thick yogurt, sweet berries and a small handful of walnuts.',
    type: 'breakfast',
    diets: ['Mediterranean'],
  },
  {
    title: 'Banana Pancakes with Maple Syrup',
    prompt: '3 pancakes with a banana, blueberries and 2 tablespoons of maple syrup',
    seed: 5,
    description: 'A weekend stack: see how much of it is the syrup.',
    type: 'breakfast',
    diets: [],
  },
  {
    title: 'Scrambled Eggs and Smoked Salmon',
    prompt: 'scrambled eggs with smoked salmon, avocado and chives',
    description: 'Soft eggs and salmon without any bread.',
    type: 'breakfast',
    diets: ['Keto'],
  },
  {
    title: 'Tofu Scramble with Peppers',
    prompt:
      '250 g scrambled tofu with 30 g bell pepper, 15 g spinach, 40 g cherry tomatoes, parsley and olive oil',
    description: 'All the comfort of scrambled eggs, made from beans.',
    type: 'breakfast',
    diets: ['Vegan'],
  },
  {
    title: 'Paratha with Egg and Yogurt',
    prompt: '1 paratha with a fried egg and yogurt',
    description: 'A lighter take on the Sunday morning plate.',
    type: 'breakfast',
    diets: [],
  },
  {
    title: 'Chia Bowl with Mango',
    prompt: 'chia seeds with almond milk, mango, raspberries, coconut and mint',
    description: 'Stirred together at night, ready in the morning.',
    type: 'breakfast',
    diets: ['Vegan'],
  },
  {
    title: 'Shakshuka',
    prompt:
      '2 poached eggs in tomato sauce with bell pepper, onion, feta and parsley, with pita bread',
    description: 'Eggs set in a spiced tomato sauce, with bread to wipe the pan.',
    type: 'breakfast',
    diets: ['Mediterranean'],
  },
  {
    title: 'Peanut Butter Banana Toast',
    prompt: '2 slices of whole wheat toast with 2 tablespoons of peanut butter and a banana',
    description: 'Five minutes, three ingredients, and a lot of staying power.',
    type: 'breakfast',
    diets: ['Vegan'],
  },
  {
    title: 'Bacon, Eggs and Mushrooms',
    prompt: '3 slices of bacon, 2 fried eggs, mushrooms, half an avocado and chives',
    description: 'A cooked breakfast that leaves the toast out.',
    type: 'breakfast',
    diets: ['Keto'],
    seed: 2,
  },
]

const lunches: SampleMeal[] = [
  {
    title: 'Chicken Quinoa Bowl',
    prompt:
      'grilled chicken breast with 100 g quinoa, avocado, cherry tomatoes, cucumber and parsley',
    description: 'A packed lunch that is as good cold as it is warm.',
    type: 'lunch',
    diets: ['Mediterranean'],
  },
  {
    title: 'Red Lentil Daal with Rice',
    prompt: 'a bowl of daal with rice and cucumber',
    description: 'Everyday daal, with the rice measured for once.',
    type: 'lunch',
    diets: ['Vegan'],
  },
  {
    title: 'Greek Salad',
    prompt:
      '2 tomatoes, half a cucumber, red onion, 60 g feta, 30 g black olives, oregano and olive oil',
    description: 'Big cuts, good oil, and nothing hidden.',
    type: 'lunch',
    diets: ['Mediterranean', 'Keto'],
  },
  {
    title: 'Falafel Plate with Hummus',
    prompt: 'falafel with 60 g hummus, tomatoes, cucumber, lettuce, pita bread and parsley',
    description: 'Crisp falafel and a spoonful of hummus, with everything fresh beside it.',
    type: 'lunch',
    diets: ['Vegan', 'Mediterranean'],
  },
  {
    title: 'Tuna Salad with White Beans',
    prompt:
      '80 g canned tuna with 60 g white beans, 2 tomatoes, red onion, 20 g olives, 60 g lettuce and parsley',
    description: 'A tin of tuna and a handful of beans, made into lunch.',
    type: 'lunch',
    diets: ['Mediterranean'],
  },
  {
    title: 'Burrito Bowl',
    prompt: 'rice with black beans, grilled chicken, corn, avocado and salsa',
    description: 'The bowl without the wrap.',
    type: 'lunch',
    diets: [],
  },
  {
    title: 'Chicken Caesar Salad',
    prompt: 'grilled chicken with romaine lettuce, parmesan, bacon and caesar dressing',
    description: 'The dressing decides: here it is two spoons.',
    type: 'lunch',
    diets: ['Keto'],
  },
  {
    title: 'Tomato Soup and Grilled Cheese',
    prompt: 'tomato soup with a grilled cheese sandwich',
    description: 'A rainy day on a tray.',
    type: 'lunch',
    diets: [],
    seed: 2,
  },
  {
    title: 'Tofu Noodle Stir-Fry',
    prompt: 'noodles with tofu, broccoli, carrots, bell pepper, coriander and soy sauce',
    description: 'A fast pan of noodles, heavy on the vegetables.',
    type: 'lunch',
    diets: ['Vegan'],
  },
  {
    title: 'Turkey Sandwich with Apple',
    prompt: 'turkey sandwich with lettuce and tomato, and apple slices',
    description: 'The office lunch, counted.',
    type: 'lunch',
    diets: [],
  },
  {
    title: 'Chana Masala with Roti',
    prompt: 'chana masala with 2 roti, onion and coriander',
    description: 'Chickpeas in a thick spiced gravy and two thin breads.',
    type: 'lunch',
    diets: ['Vegan'],
  },
  {
    title: 'Caprese with Prosciutto',
    prompt: '100 g mozzarella, 2 tomatoes, 50 g prosciutto, basil and olive oil',
    description: 'Summer on a plate, and no cooking.',
    type: 'lunch',
    diets: ['Keto', 'Mediterranean'],
    seed: 3,
  },
  {
    title: 'Salmon Poke Bowl',
    prompt:
      '150 g raw salmon with white rice, cucumber, edamame, avocado, sesame seeds and soy sauce',
    description: 'A bowl of contrasts: warm rice, cool fish.',
    type: 'lunch',
    diets: [],
  },
]

const dinners: SampleMeal[] = [
  {
    title: 'Grilled Salmon with Quinoa and Asparagus',
    prompt: 'grilled salmon with 90 g quinoa, asparagus, lemon and dill',
    seed: 4,
    description: 'A fillet, a fist of grains and a handful of green.',
    type: 'dinner',
    diets: ['Mediterranean'],
  },
  {
    title: 'Chicken Biryani',
    prompt: 'chicken biryani with raita',
    seed: 2,
    description: 'Fragrant, generous, and worth knowing the portion of.',
    type: 'dinner',
    diets: [],
  },
  {
    title: 'Steak with Green Beans',
    prompt: '150 g sliced steak with green beans, mushrooms and butter',
    description: 'A simple plate that carries itself.',
    type: 'dinner',
    diets: ['Keto'],
  },
  {
    title: 'Spaghetti Bolognese',
    prompt: 'spaghetti with bolognese sauce and parmesan',
    description: 'The family pot, one plate at a time.',
    type: 'dinner',
    diets: [],
  },
  {
    title: 'Chickpea and Spinach Curry',
    prompt: 'chickpea curry with 50 g cooked spinach and 120 g brown rice',
    seed: 2,
    description: 'A creamy curry with plenty of fibre.',
    type: 'dinner',
    diets: ['Vegan'],
  },
  {
    title: 'Roast Chicken with Potatoes and Carrots',
    prompt: 'roasted chicken thigh with 150 g roasted potatoes, roasted carrots and rosemary',
    seed: 3,
    description: 'Sunday dinner from a single tray.',
    type: 'dinner',
    diets: [],
  },
  {
    title: 'Baked Cod with Tomatoes and Olives',
    prompt: 'baked cod with cherry tomatoes, olives, potatoes, lemon and parsley',
    seed: 4,
    description: 'A light fish supper with the taste of the coast.',
    type: 'dinner',
    diets: ['Mediterranean'],
  },
  {
    title: 'Shrimp with Zucchini Noodles',
    prompt: '200 g shrimp with a cup of zucchini noodles, garlic, butter and parsley',
    description: 'All of the sauce, none of the pasta.',
    type: 'dinner',
    diets: ['Keto'],
  },
  {
    title: 'Beef Kebab with Bulgur',
    prompt: 'beef kebab with bulgur, tomatoes, onion, parsley and yogurt',
    description: 'Spiced skewers over grains, with cool yogurt.',
    type: 'dinner',
    diets: ['Mediterranean'],
  },
  {
    title: 'Black Bean Tacos',
    prompt: '3 tortillas with black beans, corn, avocado, tomatoes and cilantro',
    description: 'Three small tacos that nobody misses the meat in.',
    type: 'dinner',
    diets: ['Vegan'],
  },
  {
    title: 'Pork Chop with Broccoli and Cauliflower',
    prompt: 'pork chop with 120 g broccoli, 80 g cauliflower and lemon',
    description: 'Golden chop, two vegetables, a squeeze of lemon.',
    type: 'dinner',
    diets: ['Keto'],
  },
  {
    title: 'Margherita Pizza and Salad',
    prompt: '3 slices of margherita pizza with lettuce, cucumber and tomatoes',
    description: 'Pizza night with something fresh beside it.',
    type: 'dinner',
    diets: [],
  },
  {
    title: 'Beef Burger with Sweet Potato Fries',
    prompt: 'beef burger with sweet potato fries and lettuce',
    description: 'See what the fries add.',
    type: 'dinner',
    diets: [],
  },
  {
    title: 'Stuffed Peppers with Lentils',
    prompt: 'bell pepper with lentils, brown rice, tomato sauce and parsley',
    description: 'Two halves, filled to the brim.',
    type: 'dinner',
    diets: ['Vegan', 'Mediterranean'],
  },
]

const snacks: SampleMeal[] = [
  {
    title: 'Apple Slices with Almond Butter',
    prompt: 'apple slices with 2 tablespoons of almond butter',
    description: 'Crunch and cream in the middle of the afternoon.',
    type: 'snacks',
    diets: ['Vegan'],
  },
  {
    title: 'Hummus with Carrots and Cucumber',
    prompt: '100 g hummus with 80 g carrots and 80 g cucumber',
    description: 'Something to dip, and something to dip it into.',
    type: 'snacks',
    diets: ['Vegan', 'Mediterranean'],
  },
  {
    title: 'Cheese and Olives',
    prompt:
      '60 g cheddar cheese with 40 g olives, 20 g walnuts, 60 g halved cherry tomatoes and rosemary',
    seed: 3,
    description: 'A small board for a long evening.',
    type: 'snacks',
    diets: ['Keto', 'Mediterranean'],
  },
  {
    title: 'Boiled Eggs with Cherry Tomatoes',
    prompt: '2 boiled eggs with cherry tomatoes and chives',
    description: 'The most portable protein there is.',
    type: 'snacks',
    diets: ['Keto'],
  },
  {
    title: 'Fruit Salad',
    prompt: 'strawberries, kiwi, grapes, orange, pineapple and mint',
    description: 'Five fruits, five colours.',
    type: 'snacks',
    diets: ['Vegan'],
  },
  {
    title: 'Vegetable Samosas',
    prompt: '2 samosas with mint chutney',
    seed: 6,
    description: 'Two of them, honestly counted.',
    type: 'snacks',
    diets: ['Vegan'],
  },
  {
    title: 'Cottage Cheese with Peach',
    prompt: '150 g cottage cheese with a peach and mint',
    description: 'Cool, sweet and quietly filling.',
    type: 'snacks',
    diets: [],
  },
  {
    title: 'Trail Mix',
    prompt: '25 g almonds, 25 g walnuts, 25 g cashews and 30 g raisins',
    description: 'Small in the hand, large in energy.',
    type: 'snacks',
    diets: ['Vegan'],
  },
  {
    title: 'Guacamole with Tortilla Chips',
    prompt: 'guacamole with tortilla chips',
    description: 'The bowl that empties itself.',
    type: 'snacks',
    diets: ['Vegan'],
  },
  {
    title: 'Bruschetta',
    prompt: '2 slices of baguette with a tomato, basil and olive oil',
    description: 'Toast, tomatoes, and oil that is worth it.',
    type: 'snacks',
    diets: ['Mediterranean', 'Vegan'],
  },
  {
    title: 'Dark Chocolate and Raspberries',
    prompt: '20 g dark chocolate with half a cup of raspberries',
    description: 'Two squares and a bowl of berries.',
    type: 'snacks',
    diets: [],
  },
]

/** The meals of a new site in the order of its pages, alternating between the meal types. */
export const sampleMeals: SampleMeal[] = dinners.flatMap((dinner, at) =>
  [dinner, breakfasts[at], lunches[at], snacks[at]].filter((meal) => meal !== undefined),
)
