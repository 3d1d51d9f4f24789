/**
 * V8 flags of the processes that render pages, and of commands (docs/decisions/0067-memory.md): a young generation of three
 * times 8 MB; the old one is collected when it has doubled, where V8 by itself collects a small one at a third more; and
 * `gc()`, which is called once after the start.
 */
export const heapFlags = ['--max-semi-space-size=8', '--heap-growing-percent=100', '--expose-gc']

/**
 * A flag of the Node in the lockfile alone, because Node does not start with one that it does not know: the memory of a thread
 * that has ended goes back to the system. By default V8 keeps it for other threads.
 */
export const pinnedFlags = ['--no-memory-pool-share-memory-on-teardown']

/**
 * Settings of glibc's allocator, which reads them only at process start: one arena, freed memory is returned to
 * the system, and buffers of 32 kB and more, such as pages, get memory of their own, which leaves no gaps.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}
