import type { AnswerRow } from '../answers.ts'

export type PaletteStatus = 'answered' | 'empty' | 'doubt' | 'doubt_empty'

/** Doubt comes first: a flagged question is shown as flagged, with or without an answer. */
export function findStatus(row: AnswerRow | undefined): PaletteStatus {
  const answered = row !== undefined && row.value !== null
  if (row?.flagged) return answered ? 'doubt' : 'doubt_empty'
  return answered ? 'answered' : 'empty'
}

/** Places of the questions in one of these states, counted from 0. */
export function listPlaces(statuses: readonly PaletteStatus[], ...wanted: PaletteStatus[]): number[] {
  return statuses.flatMap((status, index) => (wanted.includes(status) ? index : []))
}
