import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { planTable } from '#app/images/illustrator/plan/plan.ts'
import { lookNamed } from '#app/images/illustrator/looks/find-look.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
for (const p of ['corn on the cob','penne with tomato sauce','penne with meat sauce','penne with pesto','wrap','cupcake','chocolate cake','chocolate ice cream','strawberry ice cream','burrito bowl','green apple','steak','chashu','spinach omelette','mushroom omelette','ham omelette','wilted spinach','wilted kale','roast chicken','stewed carrot','stewed potato','curried carrot','curried potato','yogurt dip','carrot stick','nut butter dip','apple slice','green apple slice','pear slice','peach slice','nectarine slice','apricot slice','plum slice','mango slice','papaya slice','orange slice','mandarin slice','clementine slice','tangerine slice','grapefruit slice','banana slice'])
  console.log('NAME', p, '→', lookNamed(p)?.words)
const prompts = process.argv.slice(2)
for (const prompt of prompts) {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  const s = planTable({ prompt, seed: 1, ingredients })
  console.log(prompt, '| read:', ingredients.map((i) => `${i.name}«${i.said}»`).join('; '), '| look:', s.flatMap((x) => [...x.parts, ...x.garnish, ...x.poured].map((q) => `${q.look.words.slice(0, 60)}@${x.vessel}`)).join(' ; '))
}
