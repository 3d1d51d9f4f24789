export function heapFlags(machine?: { bytes?: number; cores?: number }): string[]
