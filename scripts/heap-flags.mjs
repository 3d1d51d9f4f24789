/**
 * V8 flags of the processes that render pages, and of commands (docs/decisions/0067-memory.md): a young generation of three
 * times 8 MB, and `gc()`, which is called once after the start.
 */
export const heapFlags = ['--max-semi-space-size=8', '--expose-gc']

/**
 * Settings of glibc's allocator, which reads them only at process start: one arena, freed memory is returned to
 * the system, and buffers of 32 kB and more, such as pages, get memory of their own, which leaves no gaps.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}
