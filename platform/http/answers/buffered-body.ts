/** Bytes in memory that no other thread shares. */
export type Bytes = Buffer<ArrayBuffer>
