import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PicturePreload } from '#app/ui/smart-image.tsx'
import { createFragmentCache } from './fragment-cache.server.ts'
import { RenderContext } from './render-context.ts'
import { useCached } from './use-cached.tsx'

const Dish = ({ dish, sizes }: { dish: { title: string; kcal: number }; sizes: string }) => (
  <article>
    <img src="/a.webp" alt={dish.title} sizes={sizes} loading="lazy" />
    <h3>{dish.title}</h3>
    {dish.kcal > 0 && <p>{dish.kcal} kcal</p>}
  </article>
)

test('a fragment is the HTML from React, rendered once for the same props', () => {
  const rendered: string[] = []
  const Card: ComponentType<{ dish: typeof dish }> = (props) => {
    rendered.push(props.dish.title)
    return <Dish {...props} sizes="50vw" />
  }
  const fragments = createFragmentCache()
  const dish = { title: 'Rice <b>&</b> peas', kcal: 310 }
  const other = { ...dish, kcal: 0 }
  const html = fragments(Card, [{ dish }, { dish: other }, { dish: { ...dish } }])
  expect(rendered).toHaveLength(2)
  const whole = [dish, other, dish].map((dish) => renderToString(<Card dish={dish} />)).join('')
  expect(html).toBe(whole)
})

test('different components with the same props have entries of their own', () => {
  const fragments = createFragmentCache()
  const item = { name: 'a' }
  expect(fragments(({ name }) => <b>{name}</b>, [item])).toBe('<b>a</b>')
  expect(fragments(({ name }) => <i>{name}</i>, [item])).toBe('<i>a</i>')
})

test('a fragment that was not used for long is rendered again', () => {
  let count = 0
  const Item: ComponentType<{ name: string }> = ({ name }) => {
    count += 1
    return <b>{name}</b>
  }
  const fragments = createFragmentCache(60)
  for (const name of ['a', 'b', 'c', 'd', 'a']) fragments(Item, [{ name }])
  expect(count).toBe(5)
})

test('a component that would render differently within its page is an error', () => {
  const Named: ComponentType<{ name: string }> = ({ name }) => <b id={useId()}>{name}</b>
  const Preloading: ComponentType<{ src: string }> = ({ src }) => (
    <>
      <PicturePreload set={null} src={src} sizes="50vw" />
      <b />
    </>
  )
  const fragments = createFragmentCache()
  expect(() => fragments(Named, [{ name: 'a' }])).toThrow('Named is cached and makes ids')
  expect(() => fragments(Preloading, [{ src: '/a.webp' }])).toThrow('asks the head')
})

test('the server renders the same HTML with the cache as without it', () => {
  const Item: ComponentType<{ name: string }> = ({ name }) => <li>{`${name}!`}</li>
  const List = () => (
    <ul
      {...useCached(Item, [
        { key: '1', name: 'a' },
        { key: '2', name: '<' },
      ])}
    />
  )
  const parts = { headTags: null, lateScripts: null }
  const tools = { fragments: createFragmentCache(), styles: '', parts }
  const cached = renderToString(
    <RenderContext value={tools}>
      <List />
    </RenderContext>,
  )
  expect(cached).toBe('<ul><li>a!</li><li>&lt;!</li></ul>')
  expect(cached).toBe(renderToString(<List />))
})
