import type { AnswerValue } from '@gerbang/contract/question.ts'

/** Statement id → column id; empty where nothing is chosen. */
export function readRows(value: AnswerValue | null): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
