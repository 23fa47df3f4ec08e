import type { AnswerRow } from './answers.ts'

export type PaletteStatus = 'answered' | 'empty' | 'doubt' | 'doubt_empty'

/** Doubt comes first: a flagged question is shown as flagged, with or without an answer. */
export function findStatus(row: AnswerRow | undefined): PaletteStatus {
  const answered = row !== undefined && row.value !== null
  if (row?.flagged) return answered ? 'doubt' : 'doubt_empty'
  return answered ? 'answered' : 'empty'
}

export interface Tally {
  answered: number
  empty: number
  doubt: number
}

export function countStatuses(statuses: readonly PaletteStatus[]): Tally {
  const empty = statuses.filter(status => status === 'empty' || status === 'doubt_empty').length
  const doubt = statuses.filter(status => status === 'doubt' || status === 'doubt_empty').length
  return { answered: statuses.length - empty, empty, doubt }
}
