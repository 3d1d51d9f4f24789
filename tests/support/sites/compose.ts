import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

/** Between two letters (ms): ten a second, which is quick on the keyboard of a phone. */
const letterTime = 100

/** Between a finished word and the next key (ms). The editor takes the words of Android after 200 ms. */
const wordTime = 250

/** A keyboard that composes: letters stay open until the word is committed. */
export type ComposingKeyboard = Awaited<ReturnType<typeof composingKeyboard>>

/** The keyboard of a phone, or of a language with a conversion, through the browser's own composition. */
export async function composingKeyboard(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    /** Shows each state of the composition, and commits `text`. */
    async compose(states: string[], text = states.at(-1) ?? '') {
      for (const state of states) await show(session, state)
      await session.send('Input.insertText', { text })
      await pause(wordTime)
    },
    /** A word letter by letter. */
    async word(text: string) {
      await this.compose([...text].map((_, index) => [...text].slice(0, index + 1).join('')))
    },
    /** Words with spaces and line breaks between them. */
    async text(text: string) {
      for (const part of text.split(/([ \n])/)) {
        if (part === '\n') await page.keyboard.press('Enter')
        else if (part === ' ') await session.send('Input.insertText', { text: ' ' })
        else if (part) await this.word(part)
      }
    },
    /** Gives a composition up. */
    async cancel(states: string[]) {
      for (const state of [...states, '']) await show(session, state)
    },
  }
}

async function show(session: CDPSession, text: string) {
  const { length } = text
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: length,
    selectionEnd: length,
  })
  await pause(letterTime)
}
