import { useSyncExternalStore } from 'react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'

/** A post that somebody saved on this device, as it was then. */
export type SavedPost = { _id: string; slug: string; title: string; description: string }

/** Under this name the local storage keeps the saved posts, the last one first. */
const storageKey = 'savedPosts'

/** More are not kept: the oldest go. */
const most = 200

const none: SavedPost[] = []

let known: { text: string | null; posts: SavedPost[] } = { text: null, posts: none }

/** The posts that were saved on this device; none on the server. */
export function useSavedPosts(): SavedPost[] {
  return useSyncExternalStore(subscribe, savedPosts, () => none)
}

/** Saves a post, or forgets it. False where the browser keeps nothing. */
export function keepPost(post: SavedPost, saved: boolean): boolean {
  const others = savedPosts().filter(({ _id }) => _id !== post._id)
  const posts = saved ? [post, ...others].slice(0, most) : others
  if (!writeEntry(storageKey, JSON.stringify(posts))) return false
  window.dispatchEvent(new Event(storageKey))
  return true
}

function savedPosts(): SavedPost[] {
  const text = readEntry(storageKey)
  if (text !== known.text) known = { text, posts: readPosts(text) }
  return known.posts
}

/** Reads leniently: the list may come from another version of the page. */
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
