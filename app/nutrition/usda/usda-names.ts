/** Phrases of USDA with the ordinary words for them; empty for phrases without meaning. */
const plainWords: [RegExp, string][] = [
  [/Egg omelet or scrambled egg/, 'omelet or scrambled egg'],
  [/\((\d+(?:\.\d+)?%)\)/g, '$1'],
  [/flavors? other than [^,;]*/g, ''],
  [/\bNFS\b|\bNS as to [^,;)]*|\bNS as .*$/g, ''],
  [/\((?:include|formerly|approx)[^)]*\)/gi, ''],
  [/baked, broiled, or roasted/g, 'baked or roasted'],
  [
    /\b(?:and )?vegetables[;,]? ?(?:\(?(?:including|excluding)|including|excluding) [^;]*/g,
    'vegetables',
  ],
  [/\((?:including|excluding) [^)]*\)/g, ''],
  [/,? (?:including|excluding) [^;,)]*(?:, [^;,)]*)*(?=;|$)/g, ''],
  [/\bno potatoes\b|\bno sauce\b/g, ''],
  [/skin ?\/ ?coating not eaten/g, 'skinless'],
  [/skin ?\/ ?coating eaten/g, 'with skin'],
  [/skin not eaten/g, 'skinless'],
  [/skin eaten/g, 'with skin'],
  [/lean only eaten/g, 'lean only'],
  [/lean and fat eaten/g, 'with fat'],
  [/peel not eaten/g, 'without peel'],
  [/peel eaten/g, 'with peel'],
  [/fat not added in cooking/g, 'no added fat'],
  [/fat added in cooking|fat added/g, 'with added fat'],
  [/from fast food ?\/ ?restaurant|from restaurant or fast food/g, 'from fast food'],
  [/home recipe|homemade-style/g, 'homemade'],
  [/canned or ready-to-serve|prepared with water or ready-to-serve/g, 'canned'],
  [/from raw|from fresh|from dried|from other sources/g, ''],
  [/as ingredient in|for use (?:on|with|in)/g, ''],
  [/meatless/g, 'meatless'],
  [/luncheon meat/g, 'deli meat'],
  [/prepackaged or deli/g, 'deli'],
  [/not reconstituted/g, 'powder'],
  [/frankfurter or hot dog/gi, 'hot dog'],
  [/frankfurter/gi, 'hot dog'],
  [/soybean curd/gi, 'tofu'],
  [/ready[- ]to[- ](?:eat|drink|heat)/g, ''],
  [/pre-(lightened|sweetened)/g, '$1'],
  [/tomato-based sauce/g, 'tomato sauce'],
  [/soy-based sauce/g, 'soy sauce'],
  [/type dressing/g, 'dressing'],
  [/reduced fat or light|light or reduced fat/g, 'reduced fat'],
  [/reduced sodium/g, 'low sodium'],
  [/\b100%(?=,| |$)/g, '100 percent'],
  [
    /separable lean and fat|separable lean only|trimmed to [^,]*|all grades|all commercial varieties|year round average/g,
    '',
  ],
  [/with salt|without salt|\bmature seeds\b|drained solids|includes? skin|unprepared/g, ''],
]

/** Beginnings of parts that stay behind the noun; all others are put before it. */
const after =
  /^(with|without|no|in|on|from|made|prepared|cooked with|cooked in|and|for|as|topped|dressing|\d)/

/** Nouns that name a category, so that the kind alone is a name too: "Soft drink, cola" is also "cola". */
const openers =
  /^(soft drink|fruit flavored drink|cereal|candy|nuts|seeds|seafood|fast foods?|restaurant|beverages?|mollusks|crustaceans|game meat|spices)$/i
/** Kinds of potato whose name does not need the word. */
const potatoes = /fries|hash|tots|chips|puffs|skins/

/**
 * Names as people say them, made from a description of USDA: "Cooked white rice" from "Rice, white, cooked". The
 * first is displayed, the others are only read. Empty when no words are left.
 */
export function naturalNames(description: string): string[] {
  let text = ` ${description} `
  for (const [pattern, plain] of plainWords) text = text.replace(pattern, plain)
  const brand = /\(([^)]*[A-Za-z][^)]*)\)/.exec(text)?.[1]
  text = text.replace(/\([^)]*\)/g, ' ')
  const parts = joinOr(
    text
      .split(/[,;]/)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part !== ''),
  )
  const [head = '', ...rest] = parts
  if (head === '') return []
  const lighter = /sugar[- ]free|diet|low calorie|reduced|light\b|fat free|flavor/i.test(text)
  const brands = brand && brand.length < 60 && !lighter ? brandNames(brand, head) : []
  const names =
    brands.length > 0 && rest.length === 0 ? brands : [...arrange(head, rest), ...brands]
  return [...new Set(names.flatMap(alternatives).map(tidy))].filter((name) => name.length > 1)
}

/** Joins a part that begins with "or" or "and" to the one before: "breaded, or floured". */
function joinOr(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.pop()
    if (before !== undefined && /^(or|and\/or|and) /.test(part)) joined.push(`${before} ${part}`)
    else joined.push(...(before === undefined ? [] : [before]), part)
  }
  return joined
}

function arrange(head: string, all: string[]): string[] {
  const listEnd = all[0]?.includes(' and ') && !after.test(all[0]) ? 1 : 0
  if (listEnd > 0) return arrange(`${head} ${all[0]}`, all.slice(1))
  const rest = all.map((part) => (/(sauce|gravy|dressing)$/.test(part) ? withPart(part) : part))
  const withAt = rest.findIndex((part) => after.test(part))
  const listed = rest.findLastIndex((part, i) => i > withAt && withAt >= 0 && / and /.test(part))
  const stays = (part: string, i: number) => after.test(part) || (i > withAt && i <= listed)
  const behind = rest.filter(stays)
  const before = rest.filter((part, i) => !stays(part, i)).reverse()
  const names = [[...before, head, ...behind].join(' ')]
  const [kind] = rest
  const ownName = openers.test(head) || (head === 'Potato' && potatoes.test(kind ?? ''))
  if (kind && ownName && !after.test(kind)) {
    names.push([...before, ...behind].join(' '))
  }
  return names
}

function withPart(part: string): string {
  return after.test(part) ? part : `with ${part}`
}

const companies =
  /^(general mills|kellogg's|post|quaker|malt-o-meal|kashi|nature's path|barbara's|nabisco|lay's|ruffles|ocean spray|health valley) /i

function brandNames(brand: string, head: string): string[] {
  return brand.split(/[;,]| or /).flatMap((name) => {
    const full = name.replace(/^(e\.g\.|like|such as)\s*/, '').trim()
    const plain = full.replace(companies, '')
    if (!/[A-Z]/.test(full) || plain.length < 3) return []
    const noun = head.split(' ').at(-1) ?? ''
    const said = plain.toLowerCase().includes(noun.toLowerCase()) ? plain : `${plain} ${noun}`
    return [...new Set([said, plain, full, `${full} ${noun}`])]
  })
}

/** Splits "chicken or turkey pie" into "chicken pie" and "turkey pie". */
function alternatives(name: string): string[] {
  const found = /^(.*?)(\S+?),? (?:or|and\/or) (\S+)(.*)$/.exec(name)
  if (!found) return [name]
  const [, before = '', one = '', two = '', behind = ''] = found
  return [`${before}${one}${behind}`, `${before}${two}${behind}`]
}

function tidy(name: string): string {
  const plain = name
    .replace(/\b(or|and\/or) \S+/g, '')
    .replace(/\//g, ' ')
    .replace(/[\s"]+/g, ' ')
    .replace(/ (and|or|with|in)$/, '')
    .trim()
    .toLowerCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
