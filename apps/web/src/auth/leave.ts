import { clearCaches } from '../api/query-client.ts'
import { removeLogin } from '../api/token.ts'

/** Ends the session in this browser. Unsent answers stay in their outbox until the same person returns. */
export function leave() {
  clearCaches()
  removeLogin()
}
