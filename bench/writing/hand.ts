import type { Locator, Page } from 'playwright-core'

/** Seconds of a person at work, after the keystroke-level model of Card, Moran and Newell. */
const keyTime = 0.28
const pointTime = 1.1
const pressTime = 0.2
const homeTime = 0.4

/** A writer's hand, which counts what it does. */
export class Hand {
  keys = 0
  presses = 0
  private switches = 0
  private isAtMouse = false
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get seconds(): number {
    const { keys, presses, switches } = this
    return keys * keyTime + presses * (pointTime + pressTime) + switches * homeTime
  }

  async type(text: string): Promise<void> {
    this.move(false)
    this.keys += text.length
    for (const line of text.split(/(\n)/)) {
      if (line === '\n') await this.page.keyboard.press('Enter')
      else await this.page.keyboard.type(line)
    }
  }

  async press(...combinations: string[]): Promise<void> {
    this.move(false)
    for (const combination of combinations) {
      this.keys += combination.split('+').length
      await this.page.keyboard.press(combination)
    }
  }

  async click(target: Locator): Promise<void> {
    this.move(true)
    this.presses += 1
    await target.click()
  }

  private move(toMouse: boolean): void {
    if (this.isAtMouse !== toMouse) this.switches += 1
    this.isAtMouse = toMouse
  }
}
