import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

const words =
  `doing killing killed dying pastor jamaica ping yang cheung chung cheng cana porno senate shaft poll polly
  panel arrow finch jason slade charlotte`.split(/\s+/)

describe('a word of everyday talk beside a food', () => {
  it.each(words)('"%s" is none, though foods have names like it', (word) => {
    expect(readItems(`we had a ${word} today, 2 eggs`)).toEqual(['Egg 100'])
  })

  it.each<[string, string[]]>([
    ['this heat is killing me, salad', ['Side salad 73*']],
    ['holiday in jamaica, jerk chicken', ['Jerk chicken 150*']],
    ['sorrel soup', ['Soup 301*']],
    ['caña de azúcar', ['Sugar 8*']],
    ['taco filling', ['Tomato cheese beef taco filling: beef with taco sauce 153*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['3 cheung fun', ['Rice noodle roll 189']],
    ['2 tacos al pastor', ['Street taco 170']],
    ['tacos de pastor, 2', ['Street taco 170']],
    ['gai yang', ['Gai yang 150*']],
    ['moo ping, 3 sticks', ['Moo ping 156']],
    ['agua de jamaica', ['Agua de jamaica 350*']],
    ['hopping john', ['Black-eyed peas and rice 250*']],
    ["hoppin' john", ['Black-eyed peas and rice 250*']],
    ['hoppin’ john', ['Black-eyed peas and rice 250*']],
    ['100 g kyckling', ['Chicken 100']],
  ])('is a food in its name: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('doubles', () => {
  it.each<[string, string[]]>([
    ['gin and tonic, 2 doubles', ['Gin and tonic 450']],
    ['whisky, 2 doubles', ['Whiskey 126']],
    ['2 doubles', ['Trinidad doubles 330']],
  ])('are a measure beside a spirit: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a side', () => {
  it.each<[string, string[]]>([
    ['side caesar', ['Caesar salad 180*']],
    ['side caesar salad', ['Caesar salad 180*']],
    ['side caesar salad with chicken', ['Chicken caesar salad 300*']],
  ])('is one salad: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
