import type { AnswerValue } from '@gerbang/contract/question.ts'

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function writeObject(members: (readonly [string, string])[]) {
  const sorted = members.toSorted(([a], [b]) => byCodeUnit(a, b))
  return `{${sorted.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
}

function writeValue(value: AnswerValue) {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return JSON.stringify(value.toSorted(byCodeUnit))
  return writeObject(Object.entries(value).map(([row, column]) => [row, JSON.stringify(column)] as const))
}

/**
 * Writes stored answers, by question id, as the text that a receipt's hash is taken over: `{question id: value}` in
 * the JSON Canonicalization Scheme (RFC 8785), picked options sorted. Equal answers give equal text whatever order
 * they were given or stored in, and anybody with a JSON library can recompute it. Cleared answers are left out.
 */
export function canonicalAnswers(answers: ReadonlyMap<string, AnswerValue | null>): string {
  const members = [...answers].flatMap(([question_id, value]) =>
    value === null ? [] : [[question_id, writeValue(value)] as const],
  )
  return writeObject(members)
}
