export const root: string
export function install(options?: { dev?: boolean }): void
export function installAndBuild(): void
export function isBuilt(): boolean
export function build(): void
export function sourcesHash(): string
export function runTool(...parts: string[]): void
export function isPinnedNode(): boolean
export function become(args: string[]): void
