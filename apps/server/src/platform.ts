import type { ServingConfig } from './config.ts'
import type { Database } from './db/database.ts'

/** What the outside world gives to the features; tests hand in their own clock, ids and randomness. */
export interface Platform {
  config: ServingConfig
  db: Database
  /** The exam's own pool: start, questions, save, submit. The rest cannot starve it. */
  examDb: Database
  /** Of jobs whose statements take longer than a request may. */
  jobDb: Database
  now: () => Date
  newId: () => string
  randomBytes: (size: number) => Buffer
  /** How many milliseconds the event loop is late. */
  readLag: () => number
  log: (line: string) => void
}
