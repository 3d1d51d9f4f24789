import { useSyncExternalStore } from 'react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'

/** A post saved on this device, as it was at that time. */
export type SavedPost = { _id: string; slug: string; title: string; description: string }

/** The key in the local storage for the saved posts, the latest first. */
const storageKey = 'savedPosts'

/** The most saved posts; the oldest are dropped. */
const most = 200

const none: SavedPost[] = []

let known: { text: string | null; posts: SavedPost[] } = { text: null, posts: none }

/** The posts saved on this device; none on the server. */
export function useSavedPosts(): SavedPost[] {
  return useSyncExternalStore(subscribe, savedPosts, () => none)
}

/** Saves a post, at this place of the list, or removes it. Returns false when the browser stores nothing. */
export function keepPost(post: SavedPost, saved: boolean, place = 0): boolean {
  const others = savedPosts().filter(({ _id }) => _id !== post._id)
  const posts = saved ? others.toSpliced(place, 0, post).slice(0, most) : others
  if (!writeEntry(storageKey, JSON.stringify(posts))) return false
  window.dispatchEvent(new Event(storageKey))
  return true
}

function savedPosts(): SavedPost[] {
  const text = readEntry(storageKey)
  if (text !== known.text) known = { text, posts: readPosts(text) }
  return known.posts
}

/** Ignores invalid entries, because another version of the page may have written the list. */
function readPosts(text: string | null): SavedPost[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isSavedPost) : none
  } catch {
    return none
  }
}

function isSavedPost(value: unknown): value is SavedPost {
  if (typeof value !== 'object' || value === null) return false
  const fields: Record<string, unknown> = { ...value }
  return ['_id', 'slug', 'title', 'description'].every((name) => typeof fields[name] === 'string')
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(storageKey, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(storageKey, listener)
  }
}
