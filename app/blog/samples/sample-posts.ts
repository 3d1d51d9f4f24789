import { energyPosts } from './energy.ts'
import { kitchenPosts } from './kitchen.ts'
import { portionPosts } from './portions.ts'
import type { SamplePost } from './sample-post.ts'

const [serving, half, plates] = portionPosts
const [calorie, cookie, rule, diary] = energyPosts
const [lentils, oil, protein] = kitchenPosts

/** The articles of a new site, newest first; neighbours differ in category. */
export const samplePosts: SamplePost[] = [
  serving,
  lentils,
  calorie,
  half,
  cookie,
  rule,
  plates,
  oil,
  diary,
  protein,
].filter((post) => post !== undefined)
