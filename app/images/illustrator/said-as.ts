/** Prompts that say more about a food's form than the food table's name for it. */
const forms: [said: RegExp, food: RegExp, form: string][] = [
  [/\bcorn (on the )?cobs?\b/i, /\bcorn\b/i, 'corn on the cob'],
  [
    /\b(penne|rigatoni|ziti|fusilli)\b/i,
    /pasta with (tomato|marinara)/i,
    'penne with tomato sauce',
  ],
  [/\b(penne|rigatoni|ziti|fusilli)\b/i, /pasta with meat/i, 'penne with meat sauce'],
  [/\b(penne|rigatoni|ziti|fusilli)\b/i, /pesto pasta/i, 'penne with pesto'],
  [/\bwraps?\b/i, /sandwich/i, 'wrap'],
  [/\b(cupcake|muffin)s?\b/i, /\bcake\b/i, 'cupcake'],
  [/\bchocolate (\w+ )?cake\b/i, /\bcake\b/i, 'chocolate cake'],
  [/\bchocolate ice cream\b/i, /ice cream/i, 'chocolate ice cream'],
  [/\bstrawberry ice cream\b|\bsorbet\b/i, /ice cream|sorbet/i, 'strawberry ice cream'],
  [/\bburrito bowl\b/i, /burrito/i, 'burrito bowl'],
  [/\bgreen apples?\b/i, /\bapple\b/i, 'green apple'],
  [/\bsteaks?\b/i, /^beef$/i, 'steak'],
  [/\b(ramen|udon|soba|pho|noodle soup)\b/i, /\bpork\b/i, 'chashu'],
  [/\bcarrot sticks?\b/i, /\bcarrot/i, 'carrot stick'],
]

/** The name by which a food is drawn: its own, or the form of it that the prompt asks for. */
export const saidAs = (name: string, prompt: string): string =>
  forms.find(([said, food]) => food.test(name) && said.test(prompt))?.[2] ?? name
