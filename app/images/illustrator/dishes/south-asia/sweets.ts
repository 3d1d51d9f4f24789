import { drink } from '../../forms/drinks.ts'
import { type Look, look } from '../../looks/look.ts'
import { gravy } from '../archetypes/gravy.ts'
import { mixed, topped } from '../archetypes/mixed.ts'

const glass = { role: 'drink', vessel: 'tumbler', density: 1 } as const
const bowl = { role: 'wet', density: 1, vessel: 'small bowl' } as const

/** Sweets and drinks. */
export const southAsianSweets: readonly Look[] = [
  look(
    'falooda, rose falooda',
    drink({ liquid: '#efc3c4', below: '#b5284a', foam: '#faf0df', high: 4, bits: '#3a2a24' }),
    glass,
  ),
  look(
    'sheer khurma, sheer korma, doodh seviyan, seviyan kheer',
    gravy({
      liquid: '#e6d2a4',
      clouds: '#efe0bc',
      thick: 0.2,
      clear: 4,
      in: 'rice vermicelli 22',
      coat: 0.25,
      on: 'almond sliver 1.4, pistachio sliver 1.2, raisin 2',
    }),
    bowl,
  ),
  look(
    'phirni, kesar phirni',
    gravy({
      liquid: '#efd9a0',
      clouds: '#f6e6bc',
      thick: 1,
      clear: 0.6,
      on: 'pistachio bit 5, almond sliver 1.6, saffron thread 0.3',
    }),
    { ...bowl, vessel: 'clay bowl' },
  ),
  look(
    'shahi tukda, shahi tukray, double ka meetha',
    topped({
      base: 'fried bread triangle',
      sauce: ['#ead8a8', '#f9f0d6'],
      share: 34,
      strength: 0.04,
      lumpy: 0.8,
      on: 'pistachio sliver 2.4, almond sliver 2.4, saffron thread 0.3',
    }),
    { density: 0.8, vessel: 'shallow bowl' },
  ),
  look(
    'gajar halwa, carrot halwa, gajrela, gajar ka halwa',
    mixed({ base: 'sweet carrot shred', on: 'almond 2, pistachio 2, cashew 1.6, raisin 1' }),
    { density: 0.85 },
  ),
  look('malai kulfi, kulfi cone', mixed({ base: 'kulfi piece', on: 'pistachio 1.5' })),
  look(
    'kashmiri chai, pink chai, noon chai',
    drink({ liquid: '#cf948a', foam: '#dba9a0', high: 1, bits: '#a8785e' }),
    { ...glass, vessel: 'cup' },
  ),
  look(
    'rooh afza, sharbat, rose sharbat, rose milk',
    drink({ liquid: '#c23a4e', ice: true, thin: true }),
    glass,
  ),
  look(
    'mishti doi, misti doi, sweet curd, meetha dahi',
    gravy({ liquid: '#dcae74', clouds: '#e8c492', thick: 1, clear: 0.5 }),
    { ...bowl, vessel: 'clay bowl' },
  ),
  look(
    'wattalapam, watalappan, vattalapam, watalappam, watalappam pudding',
    gravy({
      liquid: '#6a3c18',
      clouds: '#7e4c22',
      thick: 1,
      clear: 0.5,
      on: 'cashew 6, coconut shred 0.6',
    }),
    { ...bowl, vessel: 'clay bowl' },
  ),
]
