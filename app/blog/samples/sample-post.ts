import type { firstPostCategories } from '../post.ts'

/** An article of a new site; its images are drawn from prompts at the first start. */
export type SamplePost = {
  title: string
  description: string
  category: (typeof firstPostCategories)[number]
  tags: string[]
  /** The plate of the featured image in words, and its description for people who cannot see it. */
  prompt: string
  alt: string
  /**
   * Paragraphs with blank lines between them: `# ` and `## ` start headings, `> ` a quote, `- ` and `1. `
   * list items, `![alt | caption](prompt)` is an image; `**bold**`, `*italic*`, `[text](address)`.
   */
  text: string
}
