type Sending = {
  method: string
  headers: Record<string, string>
  body: FormData
  signal?: AbortSignal
}

/**
 * Like fetch, but reports the share of the body that was sent (0 to 1), which fetch cannot. Throws if no answer
 * came; if aborted, the reason of the signal.
 */
export function sendWatched(
  url: string,
  { method, headers, body, signal }: Sending,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onSent(loaded / total)
    }
    request.upload.onload = () => onSent(1)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new TypeError('The request failed'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
