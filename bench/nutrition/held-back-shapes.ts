/**
 * Sentences that the engine was never tuned on, in the voices of many people. `{1}` is an amount with
 * its food, `{1:f}` the food and `{1:q}` the amount alone. Do not look at single failures of these
 * when repairing the engine: repair what the tuned-on shapes show, and see here whether it carried over.
 */
export const heldBackShapes: readonly string[] = [
  // diaries
  'Dear diary, today I started with {1}, nothing fancy, and then had {2} around eleven.',
  'Woke up late so breakfast was just {1}.',
  'Had {1} before my run, then {2} and {3} when I came back.',
  'My lunch break: {1}, {2}, and to drink {3}.',
  'Tonight we kept it simple at home, {1} with {2} on the side.',
  "Couldn't resist {1} after dinner",
  "At my mother-in-law's I was served {1}, followed by {2}.",
  'Day 12 of my diet. Breakfast {1}. Lunch {2}. Dinner {3}.',
  'I was so hungry that I ate {1} and {2} in one go!',
  'Skipped breakfast, lunch was {1} plus {2}',
  // terse lists
  '{1:f} {1:q}',
  '{1:f} {1:q}; {2:f} {2:q}; {3:f} {3:q}',
  '{1:q} {1:f} / {2:q} {2:f}',
  '- {1}\n- {2}\n- {3}',
  '* {1:f}: {1:q}\n* {2:f}: {2:q}',
  '1) {1}\n2) {2}',
  'bfast: {1} + {2}',
  '{1:f} = {1:q}, {2:f} = {2:q}',
  'AM snack {1}\nPM snack {2}',
  '{1:f} ({1:q}), {2:f} ({2:q}) and {3:f} ({3:q})',
  // recipe-like
  'Ingredients: {1}, {2}, {3}, {4}.',
  'To one plate add {1}, then {2}, and finish with {3}.',
  'Combine {1} and {2}; top with {3}.',
  'Serves one: {1}; {2}; {3}',
  'Take {1}, mix in {2} and serve alongside {3}',
  'Bowl made from {1}, {2} and {3}',
  // spoken
  'um so I think I had like {1} and, uh, maybe {2}?',
  'ok so this morning it was {1}, and oh yeah, {2} too',
  'Hey, can you log {1} for me please?',
  'add {1} and {2} to my lunch',
  "I've just finished {1}",
  "Let me see... {1}, I also drank {2}, and that's it really",
  "For dinner tonight we're having {1} together with {2}, yum",
  'Yesterday evening my husband and I shared a meal, my part was {1} and {2}.',
  'So for my afternoon pick-me-up I went for {1}',
  // polite and formal
  'Patient reports consuming {1} and {2} at noon.',
  'The meal consisted of {1}, {2} as well as {3}.',
  'Evening meal: {1} accompanied by {2}.',
  'My plate contains {1}, {2}, and {3}, that is all.',
  'Please estimate the carbohydrates in {1} and {2}.',
  'How many carbs are there in {1}?',
  'As a snack between meetings, I consumed {1} along with {2}.',
  // restaurants
  'Ordered {1} at the diner and a side of {2}.',
  'We went out: {1} for starters, {2} as main, {3} for dessert',
  'takeaway tonight - {1} and {2}',
  'Could I get {1}, {2} and also {3}, thanks',
  'From the drive through: {1} and {2}.',
  // loud and sloppy
  'ATE {1} AND {2} :)',
  'just {1}!!!',
  'lunch=> {1} & {2}',
  '{1} n {2}',
  'had {1} w/ {2} lol',
  'today: {1} , {2} ,{3}',
  'i eat {1} in morning and {2} in night',
  'post workout -> {1}, then {2} 1 hr later',
  'Snack time! {1} \u{1F60B}',
  'This is what I managed to eat today: {1} (breakfast), {2} (lunch) and {3} (dinner).',
]
