import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import { lookNamed } from '../looks/find-look.ts'
import { planTable } from '../plan/plan.ts'
import type { Body } from '../render/body.ts'
import type { Colour } from '../render/colour.ts'
import { createGround } from '../scene/ground.ts'
import { levelIn } from '../scene/levels.ts'
import { disc } from '../scene/regions.ts'
import { boundsOf } from '../shapes/small-cuts.ts'
import { vesselOf as vesselNamed } from '../vessels/vessels.ts'

/** The bodies of a serving of a dish on a plate or in a bowl. */
function bodiesOf(name: string, grams = 350, count?: number): Body[] {
  const bodies: Body[] = []
  lookNamed(name)?.form.lay({
    grams,
    volume: grams,
    cooking: 'any',
    ...(count && { count }),
    random: createRandom(1),
    region: disc(0, 0, 90),
    ground: createGround(() => 0),
    put: (body) => void bodies.push(body),
    bowl: { radius: 95, depth: 50, inside: () => 0 },
  })
  return bodies
}

/** Whether a body has a colour of a kind at some of its places. */
function has({ material, seed }: Body, isKind: (own: Colour) => boolean): boolean {
  for (let i = 0; i < 200; i++) {
    const spot = {
      u: 0.7 * i - 20,
      v: (i * 1.3) % 9,
      w: 2,
      round: 1,
      up: 1,
      seed,
      hill: 1,
      dull: 0,
    }
    if (isKind(material.paint(spot))) return true
  }
  return false
}

test('a chili dog shows the ends of its sausage', () => {
  const long = bodiesOf('chili dog', 170).map(({ mesh }) => boundsOf(mesh)[1][0])
  const [sausage = 0, roll = 0] = long.toSorted((a, b) => b - a)
  expect(sausage).toBeGreaterThan(roll + 5)
})

test('four cheese pizza has blue cheese', () => {
  const isBlue = ([red, , blue]: Colour) => blue > red
  expect(bodiesOf('four cheese pizza').filter((body) => has(body, isBlue)).length).toBeGreaterThan(
    6,
  )
  expect(bodiesOf('margherita').filter((body) => has(body, isBlue))).toEqual([])
})

test('prosciutto pizza is another one than ham pizza', () => {
  expect(lookNamed('prosciutto pizza')).toBeDefined()
  expect(lookNamed('prosciutto pizza')).not.toBe(lookNamed('ham pizza'))
})

test('salmon curry is salmon in pieces', () => {
  expect(lookNamed('salmon curry')?.words).toContain('salmon curry')
  const large = bodiesOf('salmon curry').filter(
    ({ mesh, veil }) => !veil && boundsOf(mesh)[1][0] > 15,
  )
  expect(large.length).toBeGreaterThan(3)
})

test('dal palak has yellow lentils and green leaves', () => {
  const bodies = bodiesOf('dal palak')
  const isGreen = ([red, green, blue]: Colour) => green > 1.4 * red && green > 1.4 * blue
  const isYellow = ([red, green, blue]: Colour) => red > 0.4 && green > 0.2 && blue < 0.1
  expect(bodies.filter((body) => has(body, isGreen)).length).toBeGreaterThan(20)
  expect(bodies.filter((body) => has(body, isYellow)).length).toBeGreaterThan(20)
})

test('the tofu of mapo tofu is turned in its sauce, with mince on it', () => {
  const isWhite = ([red, , blue]: Colour) => blue > 0.45 * red && red > 0.6
  const isRed = ([red, green]: Colour) => red > 0.25 && green < 0.45 * red
  const bodies = bodiesOf('mapo tofu')
  const cubes = bodies.filter(
    (body) => !body.veil && boundsOf(body.mesh)[1][2] > 5 && has(body, isWhite),
  )
  expect(cubes.length).toBeGreaterThan(15)
  expect(cubes.filter((body) => has(body, isRed)).length).toBeGreaterThan(0.7 * cubes.length)
  const mince = bodies.filter(({ dry, mesh }) => dry && boundsOf(mesh)[1][0] < 6)
  expect(mince.length).toBeGreaterThan(10)
})

test('the avocado of huevos rancheros lies beside the egg', () => {
  const isYellow = ([red, green, blue]: Colour) => red > 0.55 && green > 0.2 && blue < 0.1
  const isGreen = ([red, green, blue]: Colour) => green > 1.05 * red && green > 2 * blue
  const bodies = bodiesOf('huevos rancheros', 190)
  const at = ({ pose, mesh }: Body) => {
    const [low, high] = boundsOf(mesh)
    const [x, y] = pose.at ?? [0, 0]
    return [x + (low[0] + high[0]) / 2, y + (low[1] + high[1]) / 2] as const
  }
  const large = (body: Body) => boundsOf(body.mesh)[1][0] - boundsOf(body.mesh)[0][0] > 20
  // Sprigs of coriander are green, too, but strewn.
  const slices = bodies.filter((body) => body.piece && large(body) && has(body, isGreen))
  expect(slices.length).toBeGreaterThan(0)
  for (const slice of slices) expect(Math.hypot(...at(slice))).toBeGreaterThan(30)
  expect(bodies.some((body) => has(body, isYellow) && Math.hypot(...at(body)) < 12)).toBe(true)
})

test('a little of a stir fry is no tower', () => {
  const ground = lookNamed('vegetable stir fry')?.form.ground({
    grams: 66,
    volume: 132,
    cooking: 'any',
  })
  expect(132_000 / (ground ?? 1)).toBeLessThan(23)
})

test('french onion soup has a slice of bread that cheese ran over, and brown onions', () => {
  const isBrown = ([red, green]: Colour) => red > 0.1 && red < 0.5 && green < 0.6 * red
  const bodies = bodiesOf('french onion soup')
  const wide = bodies.filter(({ mesh }) => boundsOf(mesh)[1][0] > 38 && boundsOf(mesh)[1][0] < 60)
  expect(wide.length).toBeGreaterThan(1)
  const thin = bodies.filter(({ mesh, veil }) => !veil && boundsOf(mesh)[1][1] < 15)
  expect(thin.filter((body) => has(body, isBrown)).length).toBeGreaterThan(6)
})

test('two fillets of salmon lie side by side', () => {
  const [first, second] = bodiesOf('salmon fillet', 286, 2).map(({ pose }) => pose)
  const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [first?.at, second?.at]
  const lies = first?.turn ?? 0
  // A fillet is 56 mm wide.
  expect(Math.abs((u - x) * -Math.sin(lies) + (v - y) * Math.cos(lies))).toBeGreaterThan(52)
})

test('saltimbocca shows its veal all about the ham, and a leaf on it', () => {
  const [veal, ham, leaf, ...more] = bodiesOf('saltimbocca', 180)
  expect(more).toHaveLength(3)
  const halfOf = (body?: Body) => (body ? boundsOf(body.mesh)[1] : [0, 0, 0])
  for (const axis of [0, 1]) {
    expect(halfOf(veal)[axis]).toBeGreaterThan((halfOf(ham)[axis] ?? 0) + 8)
  }
  const isGreen = ([red, green, blue]: Colour) => green > red && green > 1.15 * blue
  expect(leaf && has(leaf, isGreen)).toBe(true)
})

test('poutine has gravy on its curds as on its fries', () => {
  const isPale = ([red, , blue]: Colour) => red > 0.75 && blue > 0.35
  const bodies = bodiesOf('poutine')
  const isSmall = ({ mesh }: Body) => boundsOf(mesh)[1][0] < 14
  const curds = bodies.map((body) => !body.over && isSmall(body) && has(body, isPale))
  expect(curds.filter(Boolean).length).toBeGreaterThan(5)
  const gravies = bodies.map(({ over }) => over !== undefined)
  expect(gravies.lastIndexOf(true)).toBeGreaterThan(curds.indexOf(true))
})

test('pork vindaloo has potatoes, and more meat', () => {
  const bodies = bodiesOf('pork vindaloo').filter(({ veil, dry }) => !veil && !dry)
  const isYellow = ([red, green, blue]: Colour) => green > 0.55 * red && blue < 0.42 * green
  const potatoes = bodies.filter((body) => has(body, isYellow))
  expect(potatoes.length).toBeGreaterThan(3)
  expect(bodies.length).toBeGreaterThan(1.6 * potatoes.length)
})

test('chili con carne has mince on top, too', () => {
  const isBrown = ([red, green, blue]: Colour) =>
    red > 0.1 && red < 0.4 && green > 0.45 * red && green < red && blue < green
  const mince = bodiesOf('chili con carne').filter((body) => body.dry && has(body, isBrown))
  expect(mince.length).toBeGreaterThan(12)
})

test('mayonnaise stands between what is in a russian salad, below its eggs', () => {
  const bodies = bodiesOf('russian salad')
  const isPale = ([red, green, blue]: Colour) => red > 0.75 && green > 0.7 && blue > 0.5
  const sauce = bodies.findIndex((body) => body.film && has(body, isPale))
  expect(sauce).toBeGreaterThan(20)
  expect(bodies.length).toBeGreaterThan(sauce + 2)
  expect(bodiesOf('garden salad').some(({ film }) => film)).toBe(false)
})

test('phirni comes in a bowl of clay that holds a serving, more of it in others', () => {
  const vesselOf = (grams: number) =>
    planTable({
      prompt: 'phirni',
      seed: 1,
      ingredients: [{ name: 'Phirni', group: 'dish', grams, said: `${grams} g phirni` }],
    })[0]?.vessel
  expect([150, 260, 500].map(vesselOf)).toEqual(['clay bowl', 'clay bowl', 'bowl'])
  const clay = vesselNamed('clay bowl', { face: '#fff', edge: '#fff' })
  const bowl = { radius: clay.rim ?? clay.radius, depth: clay.height, inside: clay.inside }
  expect(levelIn(bowl, 290, 6)).toBeGreaterThan(levelIn(bowl, 250, 6) + 1)
})

test('fish stew is pieces of fish in its sauce', () => {
  expect(lookNamed('fish stew')?.words).toContain('fish stew')
  const large = bodiesOf('fish stew').filter(
    ({ mesh, veil }) => !veil && boundsOf(mesh)[1][0] > 14 && boundsOf(mesh)[1][2] > 12,
  )
  expect(large.length).toBeGreaterThan(3)
})

test('coq au vin is chicken in pieces, with small onions', () => {
  const bodies = bodiesOf('coq au vin').filter(({ veil }) => !veil)
  const large = bodies.filter(({ mesh }) => boundsOf(mesh)[1][2] > 10)
  expect(large.length).toBeGreaterThan(3)
  const isRound = ({ mesh }: Body) => boundsOf(mesh)[1].every((half) => half > 8 && half < 11)
  const isCream = ([red, green, blue]: Colour) => red > 0.5 && green > 0.62 * red && blue > 0.2
  expect(bodies.filter((body) => isRound(body) && has(body, isCream)).length).toBeGreaterThan(3)
})

test('small patties lie clear of each other', () => {
  for (const [name, grams] of [
    ['galouti patty', 110],
    ['crab cake', 150],
  ] as const) {
    const bodies = bodiesOf(name, grams)
    expect(bodies.length).toBeGreaterThan(1)
    for (const [i, { mesh, pose }] of bodies.entries()) {
      for (const other of bodies.slice(i + 1)) {
        const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [pose.at, other.pose.at]
        expect(Math.hypot(u - x, v - y)).toBeGreaterThan(1.9 * boundsOf(mesh)[1][0])
      }
    }
  }
})

test('a dal is a smooth soup in which some lentils are seen', () => {
  for (const name of ['masoor dal', 'dal tadka']) {
    const lentils = bodiesOf(name).filter(
      ({ mesh, dry, veil }) => !dry && !veil && boundsOf(mesh)[1][0] < 6,
    )
    expect(lentils.length).toBeGreaterThan(60)
    // As many as cover less than half of the bowl.
    expect(lentils.length).toBeLessThan(400)
  }
})
