import { type Look, look } from '../looks/look.ts'
import { burger, sandwich } from './archetypes/stack.ts'

export const northAmerica: readonly Look[] = [
  look('hamburger, burger, beef burger', burger(['lettuce', 'tomato', 'patty', 'onion'])),
  look('cheeseburger', burger(['lettuce', 'tomato', 'patty', 'cheese'])),
  look(
    'chicken sandwich, sandwich',
    sandwich(['lettuce', 'chicken fillet', 'tomato', 'salad cream']),
  ),
]
