import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'

/** A long post: words, how they are cut into paragraphs, and what stands between these. */
const words = 10_000
const paragraphWords = 70
const pictures = 60
const tables = 10

/** Stores a post of 10,000 words, 60 pictures and 10 tables. Returns its id. */
export async function writeLongPost(url: string, token: string): Promise<string> {
  const sentence = 'A plate holds more than anybody thinks before weighing it once'.split(' ')
  const count = Math.round(words / paragraphWords)
  const image = await uploadPicture(url, token)
  const blocks = Array.from({ length: count }, (_, index) => {
    const text = Array.from({ length: paragraphWords }, (_, at) => sentence[at % sentence.length])
    const type = index % 12 === 0 ? 'heading-two' : 'paragraph'
    return [
      { type, children: [{ text: text.join(' ') }, { text: ' indeed.', bold: true }] },
      ...(isDue(index, count, pictures) ? [{ type: 'image', url: image, alt: 'A plate' }] : []),
      ...(isDue(index, count, tables) ? [table()] : []),
    ]
  })
  const content = JSON.stringify(blocks.flat())
  const body = JSON.stringify({ title: 'A long post', content })
  const headers = { 'x-auth-token': token, 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/blogs`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json())._id
}

/** True for as many of `count` places as `wanted`, evenly spread. */
const isDue = (index: number, count: number, wanted: number) =>
  Math.floor(((index + 1) * wanted) / count) > Math.floor((index * wanted) / count)

function table() {
  const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] })
  const row = { type: 'table-row', children: ['Rice', '130 kcal', '100 g'].map(cell) }
  return { type: 'table', children: Array.from({ length: 6 }, () => row) }
}

/** Stores a picture and returns its address. */
export async function uploadPicture(url: string, token: string): Promise<string> {
  const body = new FormData()
  body.set('image', asFile(await buildPicture('jpeg', { width: 1200, height: 900 })))
  const headers = { 'x-auth-token': token }
  const answer = await fetch(`${url}/api/images/upload`, { method: 'POST', headers, body })
  return (await answer.json()).imageUrl
}
