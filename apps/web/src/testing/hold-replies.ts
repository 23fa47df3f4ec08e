import { expect, onTestFinished, vi } from 'vitest'

/** Replies to what is written from now on wait until they are let go. */
export function holdReplies() {
  const serve = globalThis.fetch
  let release: (() => void) | undefined
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  const sent = vi.fn<() => void>()
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const reply = await serve(input, init)
    if (init?.method !== undefined && init.method !== 'GET') {
      sent()
      await gate
    }
    return reply
  })
  const letGo = () => {
    held.mockRestore()
    release?.()
  }
  onTestFinished(letGo)
  return {
    waitUntilSent: () => vi.waitFor(() => expect(sent).toHaveBeenCalled()),
    letGo,
  }
}
