/** What GET /stats answers. */
export type Stats = {
  meals: number
  publishedMeals: number
  blogs: number
  publishedBlogs: number
  blogViews: number
  categories: number
  images: number
}
