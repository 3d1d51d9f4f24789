/**
 * What people who use other words for the same would type to find a sample meal, written before the list of
 * synonyms. Every second line is held back: nobody looks at it while the search is improved.
 */
const lines = `
berry porridge | Blueberry Almond Oatmeal
porridge with almonds | Blueberry Almond Oatmeal
oats blueberries | Blueberry Almond Oatmeal
palak omelet | Spinach and Feta Omelette
spinach omlette | Spinach and Feta Omelette
feta omelet | Spinach and Feta Omelette
avo toast | Avocado Toast with Egg
avocado on toast | Avocado Toast with Egg
greek yoghurt | Greek Yogurt with Berries and Walnuts
yoghurt with berries | Greek Yogurt with Berries and Walnuts
dahi and walnuts | Greek Yogurt with Berries and Walnuts
banana hotcakes | Banana Pancakes with Maple Syrup
pancakes with bananas | Banana Pancakes with Maple Syrup
flapjacks with syrup | Banana Pancakes with Maple Syrup
scrambled egg and lox | Scrambled Eggs and Smoked Salmon
smoked salmon & eggs | Scrambled Eggs and Smoked Salmon
bean curd scramble | Tofu Scramble with Peppers
tofu with capsicum | Tofu Scramble with Peppers
tofu bell pepper | Tofu Scramble with Peppers
parantha and egg | Paratha with Egg and Yogurt
paratha with curd | Paratha with Egg and Yogurt
prata with egg | Paratha with Egg and Yogurt
chia pudding with mango | Chia Bowl with Mango
mangoes and chia seeds | Chia Bowl with Mango
shakshouka | Shakshuka
eggs in tomato sauce | Shakshuka
peanut butter on toast | Peanut Butter Banana Toast
groundnut butter toast | Peanut Butter Banana Toast
peanutbutter banana | Peanut Butter Banana Toast
rashers and eggs | Bacon, Eggs and Mushrooms
bacon and egg with mushroom | Bacon, Eggs and Mushrooms
quinoa bowl with chicken | Chicken Quinoa Bowl
murgh quinoa | Chicken Quinoa Bowl
masoor dal | Red Lentil Daal with Rice
dhal with rice | Red Lentil Daal with Rice
lentil soup with rice | Red Lentil Daal with Rice
dal chawal | Red Lentil Daal with Rice
horiatiki | Greek Salad
feta cucumber salad | Greek Salad
felafel | Falafel Plate with Hummus
falafel and houmous | Falafel Plate with Hummus
tuna fish salad | Tuna Salad with White Beans
cannellini bean salad | Tuna Salad with White Beans
burito | Burrito Bowl
mexican rice bowl with beans | Burrito Bowl
ceasar salad | Chicken Caesar Salad
chicken cesar | Chicken Caesar Salad
cheese toastie and tomato soup | Tomato Soup and Grilled Cheese
toasted cheese sandwich with soup | Tomato Soup and Grilled Cheese
tofu stirfry | Tofu Noodle Stir-Fry
bean curd noodles | Tofu Noodle Stir-Fry
turkey sarnie | Turkey Sandwich with Apple
turkey sandwiches | Turkey Sandwich with Apple
chole with chapati | Chana Masala with Roti
chickpea masala | Chana Masala with Roti
chapati | Chana Masala with Roti
chapatti with chana | Chana Masala with Roti
garbanzo curry | Chickpea and Spinach Curry
caprese salad with ham | Caprese with Prosciutto
parma ham and mozzarella | Caprese with Prosciutto
poke with salmon | Salmon Poke Bowl
poké bowl | Salmon Poke Bowl
salmon fillet with asparagus | Grilled Salmon with Quinoa and Asparagus
barbecued salmon quinoa | Grilled Salmon with Quinoa and Asparagus
chicken biriyani | Chicken Biryani
murgh biryani | Chicken Biryani
chicken briyani | Chicken Biryani
beefsteak | Steak with Green Beans
steak and french beans | Steak with Green Beans
haricots verts steak | Steak with Green Beans
spag bol | Spaghetti Bolognese
pasta with meat sauce | Spaghetti Bolognese
spaghetti with mince | Spaghetti Bolognese
chana palak | Chickpea and Spinach Curry
garbanzo bean and spinach | Chickpea and Spinach Curry
roasted chicken and potatoes | Roast Chicken with Potatoes and Carrots
chicken with aloo | Roast Chicken with Potatoes and Carrots
baked codfish | Baked Cod with Tomatoes and Olives
oven cod | Baked Cod with Tomatoes and Olives
prawns with courgette | Shrimp with Zucchini Noodles
courgetti with prawns | Shrimp with Zucchini Noodles
zoodles | Shrimp with Zucchini Noodles
prawn noodles | Shrimp with Zucchini Noodles
beef kabob | Beef Kebab with Bulgur
kebabs with bulghur | Beef Kebab with Bulgur
beef kabab | Beef Kebab with Bulgur
taco with black beans | Black Bean Tacos
pork cutlet with broccoli | Pork Chop with Broccoli and Cauliflower
pork chops gobi | Pork Chop with Broccoli and Cauliflower
pizza margarita | Margherita Pizza and Salad
hamburger with chips | Beef Burger with Sweet Potato Fries
sweet potato chips | Beef Burger with Sweet Potato Fries
stuffed capsicum | Stuffed Peppers with Lentils
apple wedges with almond butter | Apple Slices with Almond Butter
carrot sticks and houmous | Hummus with Carrots and Cucumber
hard boiled eggs | Boiled Eggs with Cherry Tomatoes
fruit chaat | Fruit Salad
veggie samosa | Vegetable Samosas
curd cheese with peaches | Cottage Cheese with Peach
gorp | Trail Mix
guac and chips | Guacamole with Tortilla Chips
guacamole with nachos | Guacamole with Tortilla Chips
bruscetta | Bruschetta
plain chocolate with raspberries | Dark Chocolate and Raspberries
`

/** A search and the title of the meal that it should find. */
export type Search = { search: string; title: string }

/** The searches, those to improve on first and those held back second. */
export function otherWords(): [open: Search[], heldBack: Search[]] {
  const all = lines
    .trim()
    .split('\n')
    .map((line): Search => {
      const [search = '', title = ''] = line.split(' | ')
      return { search, title }
    })
  return [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)]
}
