export const heapFlags: string[]
export const pinnedFlags: string[]
export const mallocSettings: Record<string, string>
