/**
 * How V8 keeps the heap of a process that makes pages (docs/decisions/0067-memory.md): a young generation of
 * three times 16 MB; and garbage can be collected by hand, which is done once, after the start.
 */
export const heapFlags = ['--max-semi-space-size=16', '--expose-gc']

/**
 * Of glibc's allocator, which reads them at start only: one arena, and freed memory goes back to the system.
 */
export const mallocSettings = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
