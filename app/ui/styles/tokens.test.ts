import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const dark = /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}\s*\}/

const styles = globSync('app/**/*.css', { cwd: projectRoot() }).map((file) => ({
  file,
  text: readFileSync(path.join(projectRoot(), file), 'utf8'),
}))

describe('the dark colours', () => {
  it('are the only thing that a style sheet changes in dark', () => {
    expect(styles.filter(({ text }) => dark.test(text)).map(({ file }) => file)).toEqual([
      'app/ui/styles/tokens.css',
    ])
    for (const { file, text } of styles) {
      expect(text.replace(dark, ''), file).not.toMatch(/prefers-color-scheme|light-dark\(/)
    }
  })

  it('replace those of the light tokens by the same names', () => {
    const text = styles.find(({ file }) => file === 'app/ui/styles/tokens.css')?.text ?? ''
    const declarations = (dark.exec(text)?.[1] ?? '').split(';').filter((one) => one.trim())
    expect(declarations.length).toBeGreaterThan(10)
    const light = text.replace(dark, '')
    for (const declaration of declarations) {
      expect(declaration).toMatch(/^\s*--[a-z-]+: [^:]+$/)
      expect(light).toContain(`${declaration.split(':')[0]?.trim()}: `)
    }
  })
})
