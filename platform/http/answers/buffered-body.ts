/** Bytes that nobody else can change or take away. */
export type Bytes = Buffer<ArrayBuffer>
