import { benchArticles } from './writing/articles.ts'
import { openDesk } from './writing/desk.ts'
import { benchKeystrokes } from './writing/keystrokes.ts'
import { benchTypingKills } from './writing/kills.ts'
import { writeLongPost } from './writing/long-post.ts'
import { benchTypingMemory } from './writing/memory.ts'

/** Prints what writing a long post costs, what its tab holds after an hour, what kills lose, and what articles take. */
export async function benchEditor(): Promise<void> {
  const desk = await openDesk()
  try {
    const id = await writeLongPost(desk.site.url, desk.token)
    await benchKeystrokes(desk, id)
    await benchTypingMemory(desk, id)
    await benchTypingKills(desk, 20)
    await benchArticles(desk)
  } finally {
    await desk.close()
  }
}
