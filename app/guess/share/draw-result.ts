import type { GuessMeal } from '../guess-round.ts'
import type { Score } from '../play/rules.ts'

/** Size (px) of the picture. */
const size = { width: 1200, height: 630 }

const margin = 72

const serif = '"Fraunces Variable", Georgia, serif'
const sans = '"Figtree Variable", Arial, sans-serif'

export type PictureText = {
  siteName: string
  /** The address of the site without `https://`. */
  host: string
  score: Score
}

export type PictureRound = { meals: GuessMeal[]; guesses: number[] }

/** Draws the result of a round: the score in words, and each plate as two bars without its name. */
export function drawResult(text: PictureText, round: PictureRound): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser cannot draw')
  const colour = colours()
  pen.fillStyle = colour('paper')
  pen.fillRect(0, 0, size.width, size.height)
  drawWords(pen, colour, text)
  drawBars(pen, colour, round)
  return canvas
}

type Colour = (name: string) => string

/** The colours of the page, so that the picture is dark where the page is. */
function colours(): Colour {
  const style = getComputedStyle(document.documentElement)
  return (name) => style.getPropertyValue(`--${name}`).trim()
}

function drawWords(pen: CanvasRenderingContext2D, colour: Colour, text: PictureText): void {
  const { siteName, host, score } = text
  const width = size.width - 2 * margin
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colour('muted')
  pen.font = `500 30px ${sans}`
  pen.fillText(`${siteName}: guess first`, margin, 104, width - 360)
  drawLegend(pen, colour)
  pen.fillStyle = colour('ink')
  pen.font = `600 56px ${serif}`
  const lines = wrap(pen, score.words, width).slice(0, 2)
  for (const [index, line] of lines.entries()) pen.fillText(line, margin, 184 + index * 64, width)
  pen.fillStyle = colour('muted')
  pen.font = `500 30px ${sans}`
  const within = `${score.within} of ${score.plates} plates within the range`
  pen.fillText(within, margin, 560, width / 2)
  pen.textAlign = 'right'
  pen.fillText(host, size.width - margin, 560, width / 2)
  pen.textAlign = 'left'
}

/** What the bars mean, at the top right. */
function drawLegend(pen: CanvasRenderingContext2D, colour: Colour): void {
  const legend = [
    { name: 'guess', colour: 'accent', left: size.width - margin - 330 },
    { name: 'estimate', colour: 'line', left: size.width - margin - 170 },
  ]
  for (const entry of legend) {
    pen.fillStyle = colour(entry.colour)
    pen.fillRect(entry.left, 80, 26, 26)
    pen.fillStyle = colour('muted')
    pen.fillText(entry.name, entry.left + 40, 104)
  }
}

/** For each plate the estimate as a wide pale bar, and the guess as a narrow one on it. */
function drawBars(pen: CanvasRenderingContext2D, colour: Colour, round: PictureRound): void {
  const { meals, guesses } = round
  const top = 290
  const height = 200
  const most = Math.max(...meals.map(({ calories }) => calories), ...guesses, 1)
  const step = (size.width - 2 * margin) / meals.length
  const bar = (left: number, width: number, value: number, name: string) => {
    const tall = Math.max((value / most) * height, 4)
    pen.fillStyle = colour(name)
    pen.beginPath()
    pen.roundRect(left, top + height - tall, width, tall, [8, 8, 0, 0])
    pen.fill()
  }
  for (const [index, { calories }] of meals.entries()) {
    const left = margin + index * step
    bar(left, step * 0.72, calories, 'line')
    bar(left + step * 0.22, step * 0.28, guesses[index] ?? 0, 'accent')
  }
  pen.fillStyle = colour('field-line')
  pen.fillRect(margin, top + height, size.width - 2 * margin, 2)
}

/** The words in lines that fit into the width. */
function wrap(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && pen.measureText(line).width <= width) lines.splice(-1, 1, line)
    else lines.push(word)
  }
  return lines
}
