import type { Call, Data } from '@gerbang/contract/call.ts'
import { onTestFinished, vi } from 'vitest'

const problem = { code: 'internal', message: 'Server sedang bermasalah. Coba lagi sebentar.' }

/** Whatever is asked below this path is refused in these words, until it is mended or the test is over. */
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
  return untilOver(() => spoilt.mockRestore())
}

/** Nothing reaches the server from now on. */
export function cutNetwork() {
  const cut = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return untilOver(() => cut.mockRestore())
}

/** A call gets this reply from now on: for what no test can bring about, such as a full disk. */
export function giveReply<C extends Call>({ method, path }: C, data: Data<C>) {
  const serve = globalThis.fetch
  const asked = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`)
  globalThis.fetch = async (input, init) =>
    typeof input === 'string' && asked.test(input) && (init?.method ?? 'GET') === method
      ? Response.json({ message: '', data })
      : serve(input, init)
  return untilOver(() => {
    globalThis.fetch = serve
  })
}

/** A test that fails leaves nothing behind for its second try. */
function untilOver(mend: () => void) {
  onTestFinished(mend)
  return { mend }
}
