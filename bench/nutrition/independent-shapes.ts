/**
 * Sentences in which people tell what they ate, written without knowledge of the parser: its code, its
 * words and the other shapes were not read before. `{1}` is an amount with its food, `{1:f}` the food
 * and `{1:q}` the amount alone. The meal is exactly what stands in braces; numbers around it are
 * times, doses and distances. Never repair the engine by looking at single failures of these.
 */
export const independentShapes: readonly string[] = [
  // diaries and notes to oneself
  'Slept badly. Breakfast at the sink, standing up: {1} and {2}.',
  'Quiet Sunday. Read the paper over {1}, pottered in the garden until two, then {2} and {3} on the terrace.',
  "It's day 12 of writing things down. Morning: {1}. Midday: {2}. Evening: {3}.",
  'Wasn’t really hungry but ate {1} anyway because it was there.',
  'Stress eating again tonight... {1}, then {2}, and I still felt empty afterwards.',
  'So proud of myself! Only {1} and {2} since this morning.',
  'Rainy, grey, missed the bus, got home soaked and made {1}. Best part of the day.',
  'Today I ate: {1}; {2}; {3}; {4}.',
  'What I remember of yesterday is {1} at my desk and, much later, {2} in front of the telly.',
  'Felt a bit sick around 4 so I kept it small, just {1}.',
  '22 Nov, Sat. Weight 81.6 this morning. Ate {1}, {2}. Walked 40 minutes.',
  'Guilty. {1}. All of it. On the sofa. At 23:30.',

  // chat with a dietitian
  "Hi Karen, you asked what a normal lunch looks like for me: it's {1} with {2}, and usually I finish with {3}.",
  'Good morning doctor, last night for dinner I took {1} and {2}, is that too much for me?',
  'You said to be honest, so: {1} before bed. And {2} during the film.',
  'I did weigh it this time! {1:f} came to {1:q}, {2:f} came to {2:q}.',
  'To answer your question, yes I had breakfast, it was {1}.',
  'As we agreed last week I swapped my usual dinner for {1} plus {2}. Feeling fine.',
  'Sorry for the late message. Lunch was {1}, dinner was {2}, and in between {3}. Nothing else, promise.',
  'My plate: roughly half of it was {1:f} ({1:q}), the rest was {2:f} ({2:q}).',
  "Here's my log for the appointment on the 14th — breakfast {1}, snack {2}, supper {3}.",

  // people who count carbohydrates
  'BG 6.2 before, 8 units, then {1} and {2}. Two hours later 9.1.',
  '7:45 am glucose 112. Ate {1}. 9:45 am glucose 148.',
  'Went low on the train (3.4), treated with {1}, and once I was back up had {2}.',
  'How much should I bolus for {1}, {2} and {3}?',
  'T1 for 20 years and still guessing. Tonight: {1:f}, {1:q}, and {2:f}, {2:q}.',
  'Pre-bolused 15 min, {1} w/ {2}, CGM flat all afternoon 🎉',
  'Can someone check my carb count please? {1} + {2} + {3}',
  'Sensor says 11.3 after {1}. Never again.',

  // dictated to a phone
  'okay so um this morning I had {1} and then I had uh {2} and I think that was everything',
  'hey add {1} and {2} to my lunch please',
  'lunch today was {1} full stop for a snack I had {2} full stop',
  'note to self I ate {1} at around half past twelve and {2} when I got in from work',
  'so I started with {1} right and after that we had {2} and then like {3}',
  'log dinner {1} {2} and {3}',
  'I just had {1} but also {2} but that was earlier like ten o clock',

  // South Asian ways of saying it
  'Morning I took {1} only, afternoon {2} and {3}, night nothing.',
  'Today being fasting day, I am having only {1} and {2} after sunset.',
  'Had my tiffin at 8.30, {1} with {2}. Mother-in-law insisted on {3} also.',
  'In lunch I ate {1}, {2} and little later {3} at office canteen.',
  'For iftar we opened with {1}, then prayed, then {2} and {3}.',
  'Yaar what to do, it was a wedding, I ended up eating {1}, {2}, {3} and on top of that {4}!',
  'Sir my daily diet is as follows: Breakfast - {1}. Lunch - {2}. Dinner - {3}.',
  'Evening time I am taking {1} along with {2} daily.',

  // British, Irish
  'Popped home at dinnertime and had a cheeky {1:f}, about {1:q} I reckon, with {2}.',
  'Nan did us {1} and {2}, proper lovely it was.',
  'Right, so, elevenses: {1}. Lunch: {2}. Don’t judge me.',
  'Was absolutely starving by half six so I wolfed down {1} before the others had even sat down.',
  'Bit peckish after the match, ended up with {1} and {2} from the garage.',
  'Grand day out in Galway, had {1} down by the water and {2} on the way home.',

  // American
  'Grabbed {1} on my way to work, then {2} from the place on 5th around noon.',
  "Y'all, I was fixing to eat light but mamaw made {1} and {2}, so that happened.",
  'Thanksgiving at my folks: {1}, {2}, {3} and a nap.',
  "Gonna be real with you, today's lunch was {1} and {2} eaten in my car.",
  'We did takeout. I got {1} & {2}, my husband ate his own.',
  'Leftovers night!! {1}, {2}, done.',

  // Australian, New Zealand
  'Brekkie was {1} and {2}, then smoko at ten, {3}.',
  'Arvo snack: {1}. Too hot for anything else, it was 38 out.',
  'Chucked {1:f} on the barbie, had {1:q} of it, plus {2} on the side.',
  'Mate, I smashed {1} straight after surfing and {2} when I got home.',
  'Knocked off at 3, {1} on the drive home, and then the missus had {2} waiting for me.',

  // gym talk
  'Post workout: {1}, {2}. 5x5 squats at 100, new PB.',
  'Meal 3 of 5 done ✅ {1} / {2} / {3}',
  'Bulking szn, 180 lbs and climbing. {1} + {2} at 6am, zero regrets',
  'Pre-race, 2 hrs before the gun: {1}. Right after the finish: {2}.',
  'macros today came from {1:f} [{1:q}], {2:f} [{2:q}], {3:f} [{3:q}]',
  'Ran 12 km fasted then refuelled with {1} and {2}.',
  'Cutting, week 3: {1} for the first meal, {2} for the second, hungry the whole time lol',

  // parents
  'My 4 year old finally ate something: {1} and {2}, without throwing any of it on the floor.',
  "Emma's lunchbox came back empty today. It had {1}, {2} and {3} in it.",
  'She woke at 5, had {1}, napped till 9 and then wanted {2}.',
  'The little one managed {1:q} of the {1:f} at nursery, according to her carer.',
  'Fed the twins first and then finally sat down to {1} myself at 8 pm.',
  'He is 11 months, today he had {1} at noon, {2} at five.',
  'School rang, no appetite all day, but at home she asked for {1}, then for {2}, and ate both.',

  // restaurants and travelling
  'Anniversary dinner! To start {1}, for the main {2}, and we finished with {3}. 10/10.',
  'The waiter recommended the {1:f}; I had {1:q}, together with {2}.',
  'Hotel buffet, table 14, I loaded up on {1}, {2} and {3} and then went back for {4}.',
  'On the flight they served {1} and {2}. Landed at 06:20.',
  'Ordered in from the place round the corner (45 minutes!!): {1}, {2}.',
  'Picnic in the park with the girls. My share: {1}, {2} and {3}.',
  'We were four at the table; what I had was {1} followed by {2}.',

  // terse
  '{1}, {2}',
  '{1}. {2}. {3}.',
  '{1} then {2}',
  '{1:f} {1:q} {2:f} {2:q}',
  '{1:f}/{1:q}, {2:f}/{2:q}',
  '{1} w {2} n {3}',
  'b: {1} l: {2} d: {3}',
  'lunch={1}; snack={2}',
  '{1:q} {1:f}, {2:q} {2:f}, {3:q} {3:f}',
  '{1:f}...{1:q}',
  'B/ {1}\nL/ {2}\nD/ {3}',

  // lists, tables, recipes turned into meals
  '- {1}\n- {2}\n- {3}\n',
  'Lunch\n• {1}\n• {2}\n\nAfternoon\n• {3}',
  '1) {1}\n2) {2}\n3) {3}\n4) {4}',
  '{1:f}: {1:q}\n{2:f}: {2:q}\n{3:f}: {3:q}',
  '| {1:f} | {1:q} |\n| {2:f} | {2:q} |',
  '08:15 {1}\n10:30 {2}\n13:00 {3}\n19:45 {4}',
  '[x] {1}\n[x] {2}\n[x] {3}',
  '*Breakfast*\n{1}\n*Second breakfast*\n{2}',
  'Ate today –\n{1:q} – {1:f}\n{2:q} – {2:f}',
  'Put together in one dish: {1}, {2}, {3} and {4}. Ate the lot.',

  // after-thoughts and corrections around the meal
  'Dinner was {1} and {2}. Oh, and {3} – nearly forgot!',
  'Sorry, that last entry was my sister’s. Mine is {1} and {2}.',
  'Lunch (no wait, it was closer to 4 pm, so call it an early dinner): {1} with {2}.',
  '{1}. Edit: also {2}.',
  "I'd say {1:q} for the {1:f}, give or take, and for the {2:f} it must have been {2:q}.",
  'P.S. I left out what I had at midnight, {1}.',
  "Tried the {1:f} everyone keeps talking about, ate {1:q}, don't get the hype. Then {2}.",
]
