import { vi } from 'vitest'

const problem = { code: 'internal', message: 'Server sedang bermasalah. Coba lagi sebentar.' }

/** Whatever is asked from now on is refused in these words, until it is mended. */
export function spoilReplies(status = 500, body: { code: string; message: string } = problem) {
  const spoilt = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(body, { status }))
  return { mend: () => spoilt.mockRestore() }
}

/** Nothing reaches the server from now on. */
export function cutNetwork() {
  const cut = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return { mend: () => cut.mockRestore() }
}
