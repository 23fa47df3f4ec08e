import { scores } from '@gerbang/contract/scores/scores.ts'

/** Whatever is done about marks may change any of these. */
export const scoreReads = [
  scores.listTryouts,
  scores.getTryout,
  scores.listRuns,
  scores.listEvents,
  scores.getRun,
  scores.listItems,
]
