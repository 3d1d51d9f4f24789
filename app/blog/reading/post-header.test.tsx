import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PostCard } from './post-card.tsx'
import { PostHeader } from './post-header.tsx'

const post = {
  _id: '01890000-0000-7000-8000-000000000001',
  title: 'On rice',
  slug: 'on-rice',
  description: 'How much there is',
  featuredImage: '',
  featuredImageId: null,
  featuredImageAlt: '',
  image: null,
  category: 'Recipes',
  tags: ['Rice'],
  published: true,
  status: 'published' as const,
  publishedAt: null,
  views: 0,
  author: { name: '', avatar: null, bio: '' },
  authorId: null,
  ...{ seoTitle: '', seoDescription: '', socialImage: '', canonicalUrl: '' },
  createdAt: '',
  updatedAt: '',
}

test('a post without author and date says Anonymous and Recent [post-02]', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PostHeader post={post} minutes={1} />
    </MemoryRouter>,
  )
  expect(html).toContain('Anonymous')
  expect(html).toContain('Recent')
  expect(html).not.toContain('Invalid')
})

test('the card of a post without a date says Recent [blogs-10]', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PostCard post={{ ...post, date: '' }} />
    </MemoryRouter>,
  )
  expect(html).toContain('Recent')
})
