import { type Look, look } from '../../looks/look.ts'
import { type Flat, flat } from '../archetypes/baked/flat.ts'

const pizza = (words: string, spec: Partial<Flat> = {}): Look =>
  look(words, flat({ whole: 420, melted: true, ...spec }), { vessel: 'board' })

/** Pizzas, told apart by what lies on them. */
export const pizzas: readonly Look[] = [
  pizza('pizza, cheese pizza, thin crust pizza, thin crust cheese pizza'),
  pizza('margherita, margherita pizza, pizza margherita, neapolitan pizza', {
    bare: 0.34,
    on: 'torn mozzarella 30',
    fresh: 'basil 7',
  }),
  pizza('pepperoni pizza, pizza with pepperoni, salami pizza', { on: 'baked pepperoni 36' }),
  pizza('hawaiian pizza, ham and pineapple pizza, pineapple pizza, pizza with ham and pineapple', {
    on: 'ham piece 34, pineapple piece 42',
  }),
  pizza(
    'vegetable pizza, veggie pizza, vegetarian pizza, pizza with vegetable, pizza vegetariana',
    { on: 'green pepper 15, mushroom 22, cherry tomato half 16, olive ring 8, red onion 6' },
  ),
  pizza('mushroom pizza, pizza with mushroom, pizza funghi', {
    on: 'mushroom 44',
    fresh: 'parsley 1',
  }),
  pizza('spinach pizza, pizza florentine', {
    on: 'wilted spinach 30, torn mozzarella 14, garlic slice 1.5',
  }),
  pizza('four cheese pizza, quattro formaggi, pizza quattro formaggi', {
    sauce: '#e9cf94',
    cheese: '#f4dc98',
    bare: 0.12,
    on: 'torn mozzarella 16, blue cheese bit 20, parmesan 4',
  }),
  pizza('white pizza, pizza bianca', {
    sauce: '#ecdcae',
    cheese: '#f4dea6',
    on: 'torn mozzarella 26, garlic slice 2, rosemary 1.6',
  }),
  pizza('flammkuchen, tarte flambee', {
    melted: false,
    sauce: '#eee0bd',
    cheese: '#f7edd2',
    rim: 10,
    height: 6,
    on: 'bacon bit 11, red onion 9, chive 1',
  }),
  pizza('meat pizza, meat lover pizza, meat feast pizza', {
    on: 'baked pepperoni 17, sausage slice 14, bacon bit 8',
  }),
  pizza('sausage pizza, pizza with sausage', { on: 'sausage slice 34' }),
  pizza('prosciutto pizza, pizza prosciutto, parma ham pizza, pizza with prosciutto', {
    bare: 0.2,
    on: 'torn mozzarella 20',
    fresh: 'prosciutto fold 46, rocket 3.4, parmesan 2',
  }),
  pizza('ham pizza, pizza with ham', {
    on: 'ham piece 40, mushroom 10',
    fresh: 'basil 2',
  }),
  pizza('chicken pizza, bbq chicken pizza, barbecue chicken pizza, chicken tikka pizza', {
    sauce: '#7c2e14',
    on: 'chicken chunk 30, red onion 8',
    fresh: 'coriander 1.2',
  }),
  pizza('supreme pizza, combination pizza, deluxe pizza, pizza with meat and vegetable', {
    on: 'baked pepperoni 14, green pepper 8, mushroom 8, olive ring 5, red onion 3',
  }),
  pizza('quattro stagioni, pizza quattro stagioni, four seasons pizza', {
    on: 'ham cube 24, mushroom 36, artichoke 42, olive ring 13',
    apart: true,
  }),
  pizza('capricciosa, pizza capricciosa', {
    on: 'ham cube 17, mushroom 24, artichoke 22, olive 14',
  }),
  pizza('seafood pizza, pizza marinara, tuna pizza', {
    on: 'shrimp 20, mussel 10, squid 8',
    fresh: 'parsley 1',
  }),
  pizza('deep dish pizza, thick crust pizza, pan pizza, chicago pizza, stuffed crust pizza', {
    whole: 700,
    melted: false,
    height: 25,
    rim: 34,
    radius: 108,
    sauce: '#e9c878',
    cheese: '#b8381c',
    on: 'parmesan 3, basil 1.4, diced tomato 5',
  }),
]
