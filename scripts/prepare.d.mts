export const root: string
export function install(options?: { dev?: boolean }): void
export function build(): void
export function localNode(): string
export function become(args: string[]): void
