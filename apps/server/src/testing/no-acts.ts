import type { OpenAct } from '../http/recording.ts'

/** For a server of calls that leave no entry in the audit log. */
export const noActs: OpenAct = () => {
  throw new Error('This server has no audit log')
}
