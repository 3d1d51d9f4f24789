/** The source of an image: a file, or the address that it was pasted with. */
export type UploadSource = File | { url: string }

export type Upload = {
  /** 0 to 1. */
  progress: number
  /** The address of the stored image; null until it is stored. */
  url: string | null
  /** The message about a failure. */
  failure: string | null
  source: UploadSource
}

type Send = (source: UploadSource, onProgress: (progress: number) => void) => Promise<string>

export type UploadStore = ReturnType<typeof createUploadStore>

/** The uploads of one editor with their progress. `send` stores an image and returns its address. */
export function createUploadStore(send: Send, failureOf: (error: unknown) => string) {
  const uploads = new Map<string, Upload>()
  const changes = createSignal<void>()
  const arrivals = createSignal<string[]>()
  const besides = createCounter()
  let count = 0

  function change(id: string, changed: Partial<Upload>): void {
    const upload = uploads.get(id)
    if (!upload) return
    uploads.set(id, { ...upload, ...changed })
    changes.emit()
  }

  /** Sends an image, and again after a failure. Returns true when it is stored. */
  async function run(id: string): Promise<boolean> {
    const upload = uploads.get(id)
    if (!upload) return false
    change(id, { progress: 0, failure: null })
    try {
      const url = await send(upload.source, (progress) => change(id, { progress }))
      change(id, { progress: 1, url })
      return true
    } catch (error) {
      change(id, { failure: failureOf(error) })
      return false
    }
  }

  return {
    run,
    get: (id: string) => uploads.get(id),
    /** Registers an image without sending it yet. */
    add(source: UploadSource): string {
      count += 1
      const id = `upload-${count}`
      uploads.set(id, { progress: 0, url: null, failure: null, source })
      return id
    },
    /** Reports that images were pasted or dropped and wait to be sent. */
    announce: arrivals.emit,
    onAnnounced: arrivals.subscribe,
    /** Counts an upload for a place beside the text as running until it ends. */
    besides: besides.count,
    /** True while any upload is running. */
    isBusy: () => besides.isBusy() || [...uploads.values()].some(isRunning),
    subscribe: changes.subscribe,
  }
}

const isRunning = ({ url, failure }: Upload) => url === null && failure === null

/** Counts work that is running. */
function createCounter() {
  let running = 0
  return {
    isBusy: () => running > 0,
    async count<T>(work: Promise<T>): Promise<T> {
      running += 1
      try {
        return await work
      } finally {
        running -= 1
      }
    },
  }
}

/** Calls every subscribed listener with what is emitted. */
function createSignal<Value>() {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit(value: Value): void {
      for (const listener of listeners) listener(value)
    },
    /** Returns a function that ends the subscription. */
    subscribe(listener: (value: Value) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
