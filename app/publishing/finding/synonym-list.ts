/**
 * Words for the same in the kitchens of South Asia, Britain and America. The phrases of a line stand for each
 * other. In a line with `>`, a search for one on the left finds those on the right too, not the reverse.
 * Plurals need no mention.
 */
export const synonymList = `
# vegetables
aubergine, eggplant, brinjal, baingan, begun
courgette, zucchini
courgetti, zoodle, zucchini noodle, courgette noodle, courgetti spaghetti
coriander, cilantro, dhania
spring onion, scallion, green onion, salad onion
onion, pyaz
capsicum, bell pepper, sweet pepper, shimla mirch
capsicum, bell pepper, sweet pepper, shimla mirch > pepper
okra, bhindi, lady finger, ladyfinger, ladies finger
spinach, palak
mustard green, sarson
potato, aloo, alu
jacket potato, baked potato
mashed potato, mash
sweet potato, yam, shakarkandi
cauliflower, gobi, gobhi, phool gobi
cabbage, patta gobi, band gobi
fenugreek, methi
pea, matar, mutter
carrot, gajar
radish, mooli, daikon
bottle gourd, lauki, doodhi, calabash
bitter gourd, karela, bitter melon
ridge gourd, turai
pumpkin, kaddu
beetroot, beet, chukandar
tomato, tamatar
cherry tomato, grape tomato
cucumber, kheera
corn, maize, makai, sweetcorn
rocket, arugula, rucola
swede, rutabaga
romaine, cos lettuce
broad bean, fava bean
green bean, french bean, string bean, runner bean, haricot vert
mangetout, snow pea
sugar snap, snap pea
pak choi, bok choy
chicory, endive
mushroom, khumbi
garlic, lehsun
ginger, adrak
chili, chilli, chile, mirch
drumstick, moringa
mixed vegetable, sabzi, sabji
veg, veggie, vegetable

# pulses
chickpea, garbanzo, garbanzo bean, chana, channa, chole, chickpea curry, cholay
chana masala, chole, chole masala, chickpea masala, chickpea curry, channa masala
lentil, dal, daal, dhal, dahl
red lentil, masoor, masoor dal, masur dal
split pea, chana dal
mung bean, moong, mung, moong dal
black gram, urad, urad dal
pigeon pea, toor, arhar, tur
kidney bean, rajma
black eyed pea, lobia, black eyed bean
white bean, cannellini, cannellini bean, navy bean, haricot, haricot bean, butter bean, lima bean, great northern bean
soybean, soya bean, soya
tofu, bean curd, soya curd

# bread, grains, pasta
roti, chapati, chapatti, chapathi, phulka, chappati
flatbread > roti, naan, pita, chapati, tortilla
naan, nan
paratha, parantha, parata, prata, porotta, parotta
puri, poori
pita, pitta
rice, chawal, chaval
biryani, biriyani, briyani, biriani, birani
pulao, pilaf, pilau, pulav, pilav
khichdi, khichri, kitchari, khichuri
porridge, oatmeal, oats, oat
muesli, granola
bulgur, bulghur, burghul, bulgar, cracked wheat, dalia
semolina, suji, sooji, rava
gram flour, besan, chickpea flour
wholemeal flour, atta
flour, maida
poha, flattened rice
noodle, chow mein
pasta, macaroni > spaghetti, penne, lasagna, linguine, fettuccine, tagliatelle
spaghetti, spag
spaghetti bolognese, spag bol, spaghetti with meat sauce, ragu
bolognese, meat sauce, mince sauce, minced meat sauce, bolognaise
mince, minced meat, minced beef, ground beef > bolognese, bolognaise
lasagne, lasagna
toast, toasted bread
sandwich, sarnie, butty, sub, hoagie
grilled cheese, cheese toastie, toasted cheese sandwich, toasted cheese, cheese toasty, toastie
bun, roll, bap
pancake, hotcake, flapjack, griddle cake, crepe
granola bar, flapjack, cereal bar
tortilla chip, nacho, totopo
fries, chip, french fries
potato chip, crisp
stuffing, dressing

# meat, fish, egg
chicken, murgh, murg
mutton, lamb, goat, gosht
beef, gosht
beef mince, ground beef, minced beef, keema, qeema, mince
minced meat, ground meat, mince
steak, beefsteak, sirloin, rib eye, ribeye, rump
burger, hamburger, beefburger
cheeseburger > burger
pork chop, pork cutlet, pork steak
bacon, rasher, streaky bacon
ham, gammon
prosciutto, parma ham, cured ham, serrano ham
prosciutto > ham
sausage, banger
hot dog, hotdog, frankfurter, wiener
kebab, kabob, kabab, kebap, kofta kebab
kofta, meatball, kofte
shawarma, shwarma, doner, gyro
shrimp, prawn, jhinga, scampi, king prawn
fish, machli, machhi
cod, codfish
tuna, tuna fish, tunafish
smoked salmon, lox, gravlax
squid, calamari
egg, anda
omelette, omelet
scrambled egg, egg scramble, bhurji, egg bhurji
boiled egg, hard boiled egg, soft boiled egg, hard cooked egg
eggs in tomato sauce, shakshuka, shakshouka, egg in tomato sauce

# dairy
yogurt, yoghurt, dahi, curd, yoghourt
paneer, panir, indian cheese
cottage cheese, curd cheese, quark
clarified butter, ghee, desi ghee
cream, malai
milk, doodh
buttermilk, chaas, lassi
raita, yogurt sauce
rice pudding, kheer
cheese, cheesy

# fruit, nuts
mango, aam
banana, kela
apple, seb
guava, amrood
papaya, pawpaw
watermelon, tarbooz
orange, santra
tangerine, clementine, satsuma, mandarin
lime, nimbu
pomegranate, anar
date, khajoor
berry > strawberry, blueberry, raspberry, blackberry, cranberry
sultana, raisin, kishmish
peanut, groundnut, moongphali, monkey nut
peanut butter, groundnut butter, peanutbutter
almond, badam
cashew, kaju
walnut, akhrot
coconut, nariyal
sesame, til
fruit salad, fruit chaat, fruit cup, fruit cocktail
avocado, avo
trail mix, gorp, scroggin, student mix, nut mix, mixed nuts and dried fruit

# dishes, sauces, sweets, drinks
curry, masala, salan
hummus, houmous, humous, humus, hommus
falafel, felafel
guacamole, guac
ketchup, tomato sauce, catsup
mayonnaise, mayo
barbecue, bbq, barbeque
barbecue, barbecued, bbq, barbeque, chargrilled, char grilled > grilled
stir fry, stir-fry, stirfry, stir fried
samosa, singara, samoosa, sambusa
pakora, bhajia, bhaji, fritter
dosa, dosai
burrito bowl, mexican rice bowl, mexican bowl
taco, tacos
pizza margherita, margherita pizza, margarita pizza, pizza margarita, cheese pizza
margherita, margarita
caesar, ceasar, cesar
greek salad, horiatiki, village salad
poke, poké
cookie, biscuit
doughnut, donut
candy, sweet
dark chocolate, plain chocolate, bittersweet chocolate
ice lolly, popsicle
jelly, jello
jam, preserve
halwa, halva
kulfi, ice cream
icing sugar, powdered sugar
sugar, chini
molasses, treacle
golden syrup, maple syrup
turmeric, haldi
cumin, jeera, zeera
chai, tea
coffee, kaffee
soda, fizzy drink, soft drink, pop
starter, appetizer, appetiser
dessert, pudding, mithai

# ways
grilled, broiled
roast, roasted, oven roasted
baked, oven baked, oven
fried, pan fried, deep fried
boiled, hard boiled
slice, wedge, stick
fillet, filet
stuffed, filled
wholegrain, whole grain, wholemeal, whole wheat, wholewheat
`
