import { readToken } from './token.ts'

declare global {
  /** What `public/early.js` asked for before the app was there, by address. */
  var earlyReplies: { token: string; replies: Map<string, Promise<Response>> } | undefined
}

/** After so long it is no news any more. */
const freshMs = 30_000

/** A reply that is on its way to this very person already, once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = globalThis.earlyReplies
  const reply = early?.replies.get(url)
  early?.replies.delete(url)
  return early?.token === readToken() && performance.now() < freshMs ? reply : undefined
}
