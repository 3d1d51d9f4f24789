export const heapFlags: string[]
export const mallocSettings: Record<string, string>
