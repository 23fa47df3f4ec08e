/** Every number that a server rule turns on. Milliseconds unless the name says otherwise. */
export const limits = {
  /** Answers that arrive this long after the deadline still count: the clock on the screen is never exact. */
  answerGraceMs: 60_000,
  sweepEveryMs: 30_000,
  sweepAtOnce: 200,
  rankingEveryMs: 5_000,

  studentIdleMs: 24 * 3_600_000,
  studentSessionMs: 7 * 24 * 3_600_000,
  staffIdleMs: 3_600_000,
  staffSessionMs: 12 * 3_600_000,
  /** `last_seen_at` is written at most this often. */
  touchEveryMs: 60_000,
  tokenBytes: 32,

  hashesWaiting: 200,
  bodyBytes: 256 * 1024,
  uploadBytes: 10 * 1024 * 1024,
  uploadFiles: 20,
  requestMs: 30_000,
  drainMs: 10_000,
  retryAfterSeconds: 5,
  /** A node whose clock is further from the database's is not ready. */
  clockSkewMs: 500,

  /** Of each process: the exam's pool and the rest's, about 70 to 30. */
  examConnections: 9,
  otherConnections: 4,
  batchRows: 1_000,
  factsRemembered: 200_000,
} as const
