import { noUnit, spokenNumber, withoutTimes } from './around/clock-times.ts'
import { blank, digits, free, grams, nourishing, withoutLabels } from './labels.ts'

const number = `(?:${digits}(?:[ ]?[-–/][ ]?${digits})?|${spokenNumber}|twenty|thirty|forty|fifty|sixty|ninety)`
const spans = `(?:half[ ]an|an?|a[ ](?:couple|few)[ ]of|(?:a[ ])?few|couple|several)`

/**
 * Numbers and places that are not about food: labels, prices, body, exercise, medicine, and figures that the
 * writer computed. "5 hour energy" and "star anise" are foods.
 */
const patterns = [
  // labels: day 3, week two, route 66, #4
  `(?<!\\b(?:every|each|per|a|the|all|this|last|next|one|that|other)[ ])\\b(?:day|week|wk|month)[ ]#?(?:\\d{1,4}|${spokenNumber})\\b${noUnit}`,
  `\\b(?:route|chapter|step|phase|room|level|cycle|episode|season|exit|gate|highway|flight|page|grade|section|option|version|question|patient|participant|case|covid|type|no\\.|nr\\.?|number)[ -]?#?(?:\\d{1,4}|${spokenNumber})\\b${noUnit}`,
  `\\b(?:meal|snack|feed|plate|course)[ ]?#?\\d{1,2}(?=[ ]*(?:[:)–,;]|[.-](?!\\d)|$)|[ ]\\d+(?![/\\d]))`,
  `\\b(?:breakfast|brunch|lunch|dinner|supper)[ ]?#?\\d{1,2}(?=[ ]*(?:[:)–;]|[.-][ ]|$))`,
  `#\\d+\\b`,
  // where it was bought or eaten
  `(?<!\\bmade[ ])\\b(?:from|at|in)[ ](?:(?:the|a|an|my|our|that)[ ])?(?:[\\p{L}'’]+[ ]){0,2}(?:trucks?|stalls?|stands?|caf[eé]s?|deli|diner|canteen|food[ ]court|pub|chippy|takeaway|drive[ ]?thru|shop|store|market|place|joint|counter)\\b`,
  `\\bat[ ](?:the|a)[ ](?:[\\p{L}]+[ ])?bar\\b`,
  `\\b(?:from|at)[ ](?:the[ ])?(?:taco[ ]bell|panda[ ]express|pizza[ ]hut|burger[ ]king|olive[ ]garden|chipotle|five[ ]guys|shake[ ]shack|dairy[ ]queen|chick[ -]fil[ -]a|panera(?:[ ]bread)?|waffle[ ]house|texas[ ]roadhouse|red[ ]lobster|pret(?:[ ]a[ ]manger)?|starbucks|costa|caff[eè][ ]nero|tim[ ]hortons|dunkin(?:['’]?[ ]donuts)?|greggs|nando['’]?s|jack[ ]in[ ]the[ ]box)(?:['’]?s)?\\b`,
  // who ate
  `\\bfor[ ](?:my|our|the|his|her)[ ](?:[\\p{L}]+[ ])?(?:toddlers?|bab(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|family|husband|wife|partner|boyfriend|girlfriend|mum|mom|dad)(?![’'][ ]?s|[ ]food|[ ]formula)\\b`,
  // how a drink or beans are served
  `\\bon[ ]the[ ]rocks\\b`,
  `\\bin[ ](?:the[ ]|their[ ])?pods?\\b`,
  // prices
  `[$£€₹¥][ ]?${digits}`,
  `${free}${digits}[ ]?(?:[$£€₹¥]|(?:dollars?|bucks?|quid|euros?|eur|usd|gbp|inr|pkr|rupees?|cents|pence|rs)\\b)`,
  `\\b(?:rs|pkr|inr|usd|eur)\\.?[ ]?${digits}`,
  // the body
  `\\b\\d['’][ ]?\\d{1,2}(?:["”]|\\b)`,
  `${free}\\d[ ]?(?:ft|feet|foot)[ ]?(?:\\d{1,2}(?:[ ]?(?:inch(?:es)?|in)\\b)?|tall)`,
  `${free}\\d{3}[ ]?cm\\b`,
  `\\b(?:lost|gained|lose|losing|gaining|down|up)[ ](?:about[ ]|another[ ])?${number}[ ]?(?:kgs?|kilos?|lbs?|pounds?|stone)\\b`,
  `\\b(?:i['’]?m|aged?|turned|turning)[ ]\\d{1,3}\\b${noUnit}`,
  // exercise and distance
  `${free}${digits}[ ]?(?:kms?|kilomet(?:er|re)s?|mi|miles?|met(?:er|re)s?|yards?|steps?|laps?|reps?|push-?ups?|sit-?ups?|squats?|burpees?|watts?)\\b`,
  `${free}\\d+(?:[.,]\\d+)?k(?:[ ](?:steps|run|walk|race|jog|ride|swim))?\\b`,
  `${free}\\d+[ ]?m[ ](?:run|sprint|swim|row|dash)\\b`,
  `\\b(?:ran|jogged|walked|cycled|biked|swam|rowed|hiked|slept|trained|benched|squatted)[ ](?:for[ ]|about[ ]|a[ ])?${number}\\b`,
  // durations
  `${free}\\b(?:${number})[ -]?(?:mins?|minutes?|secs?|seconds?|hrs?|hours?|h|days?|weeks?|wks?|months?|years?|yrs?|yo)(?:[ -]old)?\\b(?![ -]energy)`,
  `\\b${spans}[ ](?:hours?|days?|weeks?|months?|years?)\\b`,
  // heart, blood and medicine
  `\\b(?:heart[ ]?rate|hr|pulse|bp|blood[ ]pressure)\\b\\W{0,3}(?:(?:is|was|at|of|around|about)[ ]){0,2}${digits}(?:/\\d+)?`,
  `${free}${digits}[ ]?bpm\\b`,
  `\\b(?:blood[ ](?:sugars?|glucose)(?:[ ](?:levels?|readings?))?|bgl?|bsl?|cgm|(?:glucose|sugar)[ ](?:levels?|readings?)|hb?a1c|ketones?)\\b(?:\\W{0,3}(?:(?:is|was|at|of|around|about|before|after|reading|read|went[ ](?:up[ ])?(?:from|to))[ ]){0,3}${digits}(?:[ ]?(?:to|->|→|-)[ ]?${digits})?)?(?:[ ]?(?:mmol(?:/l)?|mg/dl))?`,
  `${free}(?!\\d{5,6}[ ]?mg\\b)${digits}[ ]?(?:mmol(?:/l)?|mg/dl|mcg|µg|mg)\\b`,
  `${free}${digits}[ ]?(?:units?|u|iu)\\b(?:[ ](?:of[ ])?(?:insulin|novorapid|novolog|humalog|fiasp|lantus|levemir|tresiba|bolus|basal|alcohol))?`,
  `\\b(?:insulin|bolus(?:ed)?|novorapid|novolog|humalog|lantus|metformin)\\b\\W{0,2}${digits}\\b${noUnit}`,
  `\\b(?:ratio|icr)\\W{0,2}\\d+:\\d+`,
  `${free}\\d{1,2}:\\d\\b`,
  // points, stars, degrees
  `${free}${digits}[ ]?(?:ww[ ]|smart[ ]?|personal[ ])?(?:points?|pts|syns?|stars?(?![ ]anise))\\b`,
  `${free}(?:${digits}[ ]?(?:[°º][ ]?[cf]?|degrees?|deg\\b)|\\d{3}[ ]?[cf])(?!\\p{L})`,
  `${free}${number}[ ](?:friends?|people|persons?|kids|children|colleagues|coworkers|guests|others|mates)\\b`,
  `\\b(?:table|party|group)[ ](?:for|of)[ ](?:\\d+|${spokenNumber})\\b`,
  // figures that the writer computed: energy, then macros
  `${free}(?!0\\b)${digits}(?:[ ]?[-–][ ]?${digits}|[ ]to[ ]${digits})?[ -]?(?:k?cals?|calories?|kilocalories|kj|kilojoules)\\b`,
  `\\b(?:k?cals?|calories|kj)\\b[ ]?[:=~]?[ ]?${digits}\\b`,
  `${free}${digits}[ ]?/[ ]?${digits}[ ]?/[ ]?${digits}\\b`,
  `${free}${digits}[ ]?[pcf](?:[ ,/|]{1,3}${digits}[ ]?[pcf]\\b){1,2}`,
  `\\b[pcf][ ]?[:=]?[ ]?${digits}g?(?:[ ,/|]{1,3}[pcf][ ]?[:=]?[ ]?${digits}g?\\b){1,2}`,
  `\\b${nourishing}[ ]?[:=]?[ ]?${digits}[ ]?(?:g\\b|grams?\\b)?`,
  `${free}${digits}${grams}[ ](?:of[ ])?(?:net[ ]|total[ ]|dietary[ ])?${nourishing}(?=[ ]*(?:[,.;:)/|+&]|$|(?:and|per|in|total|each|from)\\b))`,
  `${free}(?:[12]?\\d|3[0-5])[ ]?(?:g|grams?)[ ](?=protein\\b(?![ ](?:powder|isolate|blend|mix)))`,
  // seats of a plane; "14c" is too much for cups
  `\\bseat[ ]?(?:no\\.?[ ]?)?\\d{1,2}[ ]?[a-k]?\\b`,
  `${free}(?:1[1-9]|[2-9]\\d)c(?!\\p{L})(?![ ]of\\b)`,
].map((source) => new RegExp(source, 'gimu'))

/** A weight that is a body's, unless a food stands beside it. */
const bodyWeight = new RegExp(
  `${free}(?:(?:2[5-9]|[3-9]\\d|\\d{3})(?:[.]\\d+)?[ ]?(?:kgs?|kilos?)|(?:[89]\\d|\\d{3})(?:[.]\\d+)?[ ]?(?:lbs?|pounds?)|\\d{1,2}[ ]?stone(?:[ ]\\d{1,2}\\b)?)\\b`,
  'gimu',
)
const foodBehind = /^[ ]+(?:of[ ]+)?(\p{L}+)(?:[ ]+(\p{L}+))?/u
const foodBefore = /(\p{L}+)[ ]*[:=-]?[ ]*$/u
const ends = /^[ ]*(?:[,.;)\n]|$)/
/** Most characters beside a weight that are looked at. */
const beside = 40

/** Blanks what people weigh; "25 kg rice" and "rice 25 kg" keep their amount. */
function withoutBodyWeight(text: string, names: (word: string) => Naming): string {
  return text.replace(bodyWeight, (said: string, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0
    const after = text.slice(at + said.length, at + said.length + beside)
    const [, first = '', second = ''] = foodBehind.exec(after) ?? []
    const naming = names(first)
    if (naming === 'food' || (naming === 'quality' && names(second) === 'food')) return said
    const [, before = ''] = foodBefore.exec(text.slice(Math.max(0, at - beside), at)) ?? []
    return ends.test(after) && names(before) === 'food' ? said : blank(said)
  })
}

/** What a word names: a food, what a food is like, or neither. */
export type Naming = 'food' | 'quality' | 'other'

/**
 * Blanks the numbers of a text that are not amounts of food. They are replaced by spaces, times and dates by a
 * comma and spaces, so that all positions in the text stay the same. `names` tells what a word names.
 */
export function withoutSurroundings(
  text: string,
  names: (word: string) => Naming = () => 'other',
): string {
  let left = withoutTimes(withoutLabels(text, (word) => names(word) === 'food'))
  for (const pattern of patterns) left = left.replace(pattern, blank)
  return withoutBodyWeight(left, names)
}
