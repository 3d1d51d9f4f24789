import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

/** What is seen of a dish. */
export type DishParts = {
  /** Names of looks with their shares of the weight in percent, the largest first. */
  parts: { name: string; share: number }[]
  /** What its sauce is made of, and its share in percent. */
  sauce?: { kind: string; share: number }
}

let known: Map<string, string> | undefined

function lines(): Map<string, string> {
  known ??= readLines()
  return known
}

/** The parts of a dish of USDA's by its name in the food table; undefined for others. */
export function dishParts(name: string): DishParts | undefined {
  const line = lines().get(name.toLowerCase())
  return line === undefined ? undefined : readParts(line)
}

/** Names of all dishes whose parts are known, in lower case. */
export const dishesWithParts = (): string[] => [...lines().keys()]

/** Read when the first dish asks for it: most plates need none. */
function readLines(): Map<string, string> {
  const file = path.join(projectRoot(), 'app/images/illustrator/plan/dish-parts.txt')
  return new Map(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const end = line.indexOf('|')
        return [line.slice(0, end).toLowerCase(), line.slice(end + 1)]
      }),
  )
}

function readParts(line: string): DishParts {
  const [parts = '', sauce] = line.split('|')
  const liquid = sauce ? shareOf(sauce) : undefined
  return {
    parts: parts.split(', ').map(shareOf),
    ...(liquid && { sauce: { kind: liquid.name, share: liquid.share } }),
  }
}

function shareOf(text: string): { name: string; share: number } {
  const end = text.lastIndexOf(' ')
  return { name: text.slice(0, end), share: Number(text.slice(end + 1)) }
}
