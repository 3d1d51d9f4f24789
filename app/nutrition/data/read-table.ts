import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

type Tables = {
  /** Foods as lines, texts that their portions name, and how many of them are listed. */
  foods: { foods: string[]; measures: string[]; listed: number }
  /** Words with spaces between them, and the descriptions that are made of them. */
  documents: { words: string; numbers: number[] }
}

/**
 * Reads a table of this folder. An import would load it with the program, used or not, and keep its text in
 * memory beside what is made of it.
 */
export function readTable<Name extends keyof Tables>(name: Name): Tables[Name] {
  const file = path.join(projectRoot(), `app/nutrition/data/${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
