import { vi } from 'vitest'

const problem = { code: 'internal', message: 'Server sedang bermasalah. Coba lagi sebentar.' }

/** Whatever is asked below this path is refused in these words, until it is mended. */
export function spoilReplies(
  path: string,
  status = 500,
  body: { code: string; message: string } = problem,
  headers: Record<string, string> = {},
) {
  const serve = globalThis.fetch
  const spoilt = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      typeof input === 'string' && input.includes(path)
        ? Response.json(body, { status, headers })
        : serve(input, init),
    )
  return { mend: () => spoilt.mockRestore() }
}

/** Nothing reaches the server from now on. */
export function cutNetwork() {
  const cut = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return { mend: () => cut.mockRestore() }
}
