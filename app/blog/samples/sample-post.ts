import type { firstPostCategories } from '../post.ts'

/** An article that every new site starts with; its images are drawn from prompts at the first start. */
export type SamplePost = {
  title: string
  description: string
  category: (typeof firstPostCategories)[number]
  tags: string[]
  /** The plate of the featured image in words, and what is said of it to who cannot see it. */
  prompt: string
  alt: string
  /**
   * Paragraphs with blank lines between them: `# ` and `## ` begin headings, `> ` a quote, `- ` and
   * `1. ` list items, `![alt | caption](prompt)` is an image; `**bold**`, `*italic*`, `[text](address)`.
   */
  text: string
}
