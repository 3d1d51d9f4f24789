import { normaliseWord } from './normalise.ts'

/**
 * Words of everyday talk, kitchens and picture prompts that are not foods. They are not corrected into
 * foods and not reported as unknown foods.
 */
export const commonWords = new Set(
  `hong kong laid latch module route worst peace mile porch speak sure poison polo mould mouse lack linen
  mate mates able above across afraid again against ago agree air all alone already although always among amount
  animal another answer anyone anything apart apartment appear area arm arrived artistic ask aside
  asked aware away awesome baby back background bad balance bamboo base basically beach beautiful
  beautifully became become began begin behind being believe below best better big birthday blue blurred
  board body bokeh book boss both bottle bottom bought bowl box boy break breakfast breath bring brother
  brought building busy buy call calories came camera camping can car card care carefully carry case
  catch caught cause celebrate celebration center centre ceramic certain chair chance change check
  chef child children choose chose christmas cinematic city class clean clear close closeup cloth cloud
  coat color colour comfort commercial company complete concept containers control cook cooking corner
  cost could counter country couple course cousin cozy craving craved crisp cuisine culinary cup cute
  dad daily dark date daughter day deal deep delivery depth desk detail detailed diet different digital
  diner dining dinner dish dishes doctor dog done door double doubt dress drive drop due during early
  easy eight either elegant else empty energy enjoy enough especially eve even evening ever every
  everyone everything exactly excellent except excited exercise expensive eye face fact fall family famous
  fancy far farm fast father favorite favourite feast feel feeling feels fell felt few field filling film
  final finally find fine finger finish fire five flat flavor floor flower focus follow food foods fork
  form forward found four friday friend full fun funny further garden garnish gave general girl give
  given glad glass gold gone good got grab grams grandma grandmother grandpa gray great grew ground group
  grow guess guest guilty gym habit had hair half hand happen happy hard hate hear heard heart heavy help
  her herself high highlight highly hike hill himself hint hold holiday home hope hospital hot hotel hour
  house however huge hundred hungry hurry husband idea illustration image imagine important inch inside
  instead interesting job join joined just keep kept kid kids kilo kind kitchen knew knife know known
  lake large late later laugh law lazy lead learn least leave led left leg less let level lid life light
  lighting like line linen list listen little live living local long look lot loud love low lower luck
  lunch macro main major make man many marble market matte matter maybe mean meant measure meeting member
  menu met middle might mile mind mine minimal minimalist minute miss moment monday money month mood
  mostly mother mouth move movie much mug music must myself name napkin natural near nearby need
  neighbor never new news nice night nine noise none nope north note nothing notice now number
  obviously odd offer often old once one ones only open option ordered other out outdoor outside over
  overhead own page paid pair palate pan paper parent park part party past patio pattern people perfect
  perfectly person photo photograph photographic photography photorealistic pick picnic picture piece
  place placed plain plan plane plastic plate plating play please plenty plus pm point pool poor
  popular portion possible post pot pound prefer presentation pretty prep price probably problem product
  professional professionally prompt proper put quality quarter question quick quickly quiet quite rack
  rain ran rather reach read ready real realistic realized really reason recently recipe record refrigerator
  relax remain remember render rendered rendering restaurant resolution result return rich ride right ring
  rise river road rock roll room round rule run rush rustic sad safe said sat satisfied saturday save saw
  say scene school sea seat second see seem seen self send sense served serving set seven several shadow
  shallow shape share shared sharp she shelf shoot shop shot should shoulder show shown side sight sign
  simple simply since sister sit six size skip sky slate sleep sleepy slice slow slowly small smell smile
  smiling social soft soften some somehow someone something sometimes son soon sorry sort sound south
  space speak special spend spent spoon sports spot spread spring square stand star start state station
  stay steam step stick still stomach stone stop store story straight street strong studio stuff style
  stylish such suddenly summer sun sunday sunlight sunny sure surface surprise sweet table take
  taken talk tall taste tasted team tell ten texture textured than thank that thing think third
  thirty though thought thousand three through throw thursday tight time times tin tired today together
  told tomorrow tonight too took top topping toppings total touch toward towel town track traditional
  train tray treat treated tried trip true truly try trying tuesday turn twelve twenty twice two type
  ultra uncle under understand until unusual upon use used usual usually vacation various vegan
  vegetarian very vibe vibrant vintage visit voice wait walk wall want warm was watch watching way wear
  weather wednesday week weekend weekday weight well went west what wheel when where whether while white whole wide
  wife wild will wind window winter wish within wonder wonderful wood wooden word work workout world
  worry worst worth wow write wrong year yes yesterday yet young yum yummy zero hd uhd dslr ultrahd lens
  aesthetic editorial magazine food-photography stock shutterstock unsplash pinterest instagram
  angle angled topdown birdseye flatlay shot view centered centred composition composed isolated
  realism hyperrealistic hyper masterpiece award winning detail details wholesome vivid luxurious
  sophisticated appetizing mouthwatering healthy balanced nutritious colourful colorful fluffy
  ambient soft-focus diffused daylight sunlight bokeh background backdrop tabletop tablecloth
  cutlery fork spoon knife chopstick chopsticks utensil skillet pan pot wok dish earthenware porcelain
  enamel copper steel stainless iron cast board slate marble bamboo basket rack stand napkin linen
  tissue towel leaf-lined parchment garnish garnished microwave oven stove fridge freezer grill
  barbecue air fryer blender machine drive thru mcdonald kfc starbucks costa subway costco walmart
  tesco aldi trader joe dunkin wendy burger-king calorie calories kcal macro macros gram grams ml
  hungry starving full stuffed satisfied craving diet fasting cheat bulk bulking cutting protein-rich
  mom mum dad grandma wife husband kid kids son daughter friend friends colleague boss roommate
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december grande venti tall bed
  coach waiting movie theater theatre airport office desk meds fasting cheat prep seconds fry frying told
  tell listen log logged logging guilty sick buffet celebrated insisted grabbing morning patient report
  reports consuming consume combine finish mix club main starter starters dessert thanks managed pick
  nothing break mother father law parents neighbour hungry resist couldn today tonight later again anyway
  snacked munched nibbled sipped devoured gobbled dined feasted indulged whipped tossed layered
  blended assembled packed brewed poured fried-up finishing followed opted helped enjoy savored
  savoured relished polished chowed scarfed fixed threw combined portioned weighed logged tracked
  split polished downed chugged snagged protein carb carbs ingredient ingredients topping lol omg haha btw tbh ngl yummy yum accompanied consisted featured washed bloodsugar glucose insulin unit metformin tablet pill mg dose bolus
  bolused walked walk mile weighed euro rupee paid cost watched slept nov dec oct sep aug jul jun
  apr mar feb jan mon tue tues wed thu thur fri
  didnt dont doesnt wasnt isnt couldnt wouldnt shouldnt arent werent hasnt havent hadnt wont im ill ive
 mate mates bloke cheers till crap gosh stall mall snuck cheeky posh chain bench couch sofa match
 rave bored sore crashed shaky more most same whole race grant human print search sell sold sale going
 pipe flex blank blow fake peer click dead ship chat saved model risk marks sample
 claim claims goal heap skill stray stuck still solve seek spend stopped gain gains easy ease basis
 basic base bare stale front script mail mode modes goal math paint mask mute brief shut
 swap quit trick trial trim rust rush scale score shots sink slide slack sock staff staying step
 bet band bore calm cope cure dates dell demo dose drag dull dust fade fake fame fare fate fears
 flag flood gate gear gift gross habit halt hang harm hire hung icon joke junk lack lamp lane launch leak lock
 lone mess mood mouse myth pace pages pains peak pile pose pray pull pump push racing rank rate
 rates rented ride rings role rope rude ruin safe sake scene seat sign skip slip slot sold solo
 son song soul spoke spoon stats storm suit tank tape task teen tense theme threat tide tier tone
 tough tour toy treaty tune vast verb view vote wage wake wave weak wipe wire yard zone
 brunette handy heap honest bored hurt hated hoping loads larger lately later leaving losing meets
 missed moved noticed older opposite played posted pushed raced reached related saving served sharing
 sipping smaller sorry spelled sports staring stayed stressed struggling surely talked teaching tested
 texted timer topic totally training trick turns waiting wishes worse judging unfortunately pub judge sauced thrown threw
 normal brake symbol symbols newer ansi pasted cher gimbal compose composes compute computes supply supplies taller crawl latin
 doing killing killed dying jamaica ping yang chung cheng cana porno senate shaft`
    .split(/\s+/)
    .map(normaliseWord),
)

/**
 * Things that nobody eats, with names that some food has in its own or is spelled alike: "dog", "moon", "robot". In a
 * text of such words alone they are not foods.
 */
export const inedibleThings = new Set(
  `dog puppy tiger bear monkey spider snake dragon dinosaur camel koala worm frog toad tree forest mountain
  valley river ocean sand desert island sun moon planet rainbow snow smoke cliff sunrise sunset palm
  sunflower lotus rock stone pebble dust crystal leather paper brick granite glass street road palace temple
  barn hut city globe man boy girl king queen alien robot farmer singer clown pillow bag nail screw drill knot
  brush canvas stamp coin drum flute doll chess glove boot sandal cap necklace crown arrow bomb cannon cartoon
  anime dream joy foo string horn tail beard coal hole spring sail deck plant van`
    .split(/\s+/)
    .map(normaliseWord),
)
