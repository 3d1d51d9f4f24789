import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,platform,server,migrations,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
