/** Number words in times and durations. */
export const spokenNumber = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

/** Lookahead that excludes numbers with a unit: "13.00 g" and "3/2 cups" are amounts. */
export const noUnit =
  '(?![ ]?-?(?:g|gm|gr|grams?|kg|mg|oz|ounces?|lbs?|ml|cl|dl|l|lit(?:er|re)s?|cups?|tbsps?|tsps?|teaspoons?|tablespoons?|slices?|pieces?|pcs?|pints?|scoops?|bowls?|servings?|portions?|x)\\b)(?!\\d|[.,/%]\\d|[ ]?%)'

const free = '(?<![\\d.,:/$£€])'
const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const halves = '(?:am|pm|a\\.m\\.?|p\\.m\\.?)'
const hour = '(?:[01]?\\d|2[0-4])'
const ordinal = '(?:st|nd|rd|th)'

/** Times of day and dates. They separate the foods around them: "toast 12:30 200 g lasagne". */
const times = [
  // 7:45, 13h30, 12:30 pm
  `${free}${hour}[:h][0-5]\\d(?::[0-5]\\d)?(?:[ ]?(?:${halves}|hrs?|hours|h|uhr|o['’]?clock))?(?![\\d\\p{L}])`,
  // 7am, 7-8 pm, 7.30am
  `${free}(?:${hour}(?:[:.][0-5]\\d)?[ ]?(?:-|–|to)[ ]?)?${hour}(?:[:.][0-5]\\d)?[ ]?${halves}(?!\\p{L})`,
  `\\b(?:\\d{1,2}|${spokenNumber})[ ]?o['’ ]?clock(?:ish)?\\b`,
  // half past seven, quarter to 8; "ten to twelve almonds" is a range
  `\\b(?:(?:half|quarter|twenty|ten|five|\\d{1,2})[ ]past|quarter[ ](?:to|til))[ ](?:\\d{1,2}|${spokenNumber})\\b`,
  `\\b(?:at|around|about)[ ]half[ ](?:\\d{1,2}|${spokenNumber})\\b${noUnit}`,
  `\\b(?:at|until|till|since)[ ](?:${hour}(?:[.][0-5]\\d)?|${spokenNumber})\\b${noUnit}`,
  `@[ ]?${hour}(?:[.][0-5]\\d)?\\b${noUnit}`,
  `\\b\\d{1,2}[ -]?ish\\b`,
  // 13.00 before another number; 8.30 at the beginning of a line or after a mark
  `${free}${hour}[.][0-5]\\d(?=[ ]?[-–:,]?[ ]?(?:\\d|a[ ]|an[ ]|half[ ]|(?:${spokenNumber})[ ]))`,
  `(?<=^[ ]?|[,;|/–-][ ])(?:0?[5-9]|1\\d|2[0-3])[.][0-5][05](?=[ ][\\p{L}]|[:,])${noUnit}`,
  `${free}0\\d[0-5]\\d\\b${noUnit}`,
  `${free}(?:[01]\\d|2[0-3])[0-5]\\d(?:[ ]?(?:h|hrs|hours)\\b|(?=[ ]?[:–-]?[ ]\\d))`,
  // dates
  `${free}\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}\\b`,
  `${free}\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})\\b`,
  `${free}\\d{1,2}${ordinal}?[ ](?:of[ ])?${months}(?:[ ]\\d{4}\\b)?`,
  `\\b${months}[ ]\\d{1,2}${ordinal}?(?:,?[ ](?:19|20)\\d\\d)?\\b${noUnit}`,
  `${free}\\d{1,2}${ordinal}\\b`,
  `\\b(?:in|since|from|year)[ ](?:19|20)\\d\\d\\b${noUnit}`,
].map((source) => new RegExp(source, 'gimu'))

/** Replaces each time of day and date by a comma and spaces, so that all positions stay the same. */
export function withoutTimes(text: string): string {
  let left = text
  for (const pattern of times) left = left.replace(pattern, breakOf)
  return left.replace(slashed, (said, top: string, bottom: string) => {
    return isFraction(Number(top), Number(bottom)) ? said : breakOf(said)
  })
}

const slashed = new RegExp(`${free}(\\d{1,3})/(\\d{1,3})(?![\\d/])${noUnit}`, 'gu')
const commonParts = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16])

/** True for "3/4"; false for "12/11", "9/11" and "80/20", which are dates, ratings or the fat content of meat. */
function isFraction(top: number, bottom: number): boolean {
  if (top === bottom && top === 50) return true
  return top < bottom && commonParts.has(bottom) && !(top > 1 && top * 2 !== bottom && bottom > 9)
}

function breakOf(said: string): string {
  const sum = /^(\d+)\/(\d+)$/.exec(said)
  const lean = sum !== null && Number(sum[1]) + Number(sum[2]) === 100
  return (lean ? ' ' : ',').padEnd(said.length)
}
