import type { AnswerValue } from '@gerbang/contract/question.ts'

type Value = AnswerValue | null

/** Pressing a ticked option again unticks it; no tick at all is no answer. */
export function toggleOption(value: Value, optionId: string): Value {
  const ticked = Array.isArray(value) ? value : []
  const next = ticked.includes(optionId) ? ticked.filter(id => id !== optionId) : [...ticked, optionId]
  return next.length === 0 ? null : next.sort()
}

export function chooseColumn(value: Value, statementId: string, columnId: string): Value {
  return { ...readRows(value), [statementId]: columnId }
}

export function typeText(text: string): Value {
  return text.trim() === '' ? null : text.slice(0, 200)
}

export function readRows(value: Value): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

export function readText(value: Value): string {
  return typeof value === 'string' ? value : ''
}

export function hasOption(value: Value, optionId: string): boolean {
  return Array.isArray(value) ? value.includes(optionId) : value === optionId
}
