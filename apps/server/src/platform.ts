import type { Clock } from './clock.ts'
import type { ServingConfig } from './config.ts'
import type { Database } from './db/database.ts'

/** What the outside world gives to the features; tests hand in their own clock, ids and randomness. */
export interface Platform extends Clock {
  config: ServingConfig
  db: Database
  /** The exam's own pool: start, questions, save, submit. The rest cannot starve it. */
  examDb: Database
  /** Serves reports and exports, which read for seconds: nobody else waits for a connection of theirs. */
  reportDb: Database
  /** Serves jobs whose statements take longer than a request may. */
  jobDb: Database
  /** Serves the rebuilding of rankings, which takes minutes for a national one. */
  rankDb: Database
  newId: () => string
  randomBytes: (size: number) => Buffer
  /** How many milliseconds the event loop is late. */
  readLag: () => number
  log: (line: string) => void
}
