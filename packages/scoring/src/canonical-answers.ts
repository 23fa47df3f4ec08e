import type { AnswerValue } from '@gerbang/contract/question.ts'

/** Names in the order of their code units, in which JavaScript sorts by itself. */
function writeObject(names: Iterable<string>, write: (name: string) => string | undefined) {
  const members: string[] = []
  for (const name of [...names].sort()) {
    const json = write(name)
    if (json !== undefined) members.push(`${JSON.stringify(name)}:${json}`)
  }
  return `{${members.join(',')}}`
}

function writeValue(value: AnswerValue) {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return JSON.stringify(value.toSorted())
  return writeObject(Object.keys(value), row => JSON.stringify(value[row]))
}

/**
 * Writes stored answers, by question id, as the text that a receipt's hash is taken over: `{question id: value}` in
 * the JSON Canonicalization Scheme (RFC 8785), picked options sorted. Equal answers give equal text whatever order
 * they were given or stored in, and anybody with a JSON library can recompute it. Cleared answers are left out.
 */
export function canonicalAnswers(answers: ReadonlyMap<string, AnswerValue | null>): string {
  return writeObject(answers.keys(), question_id => {
    const value = answers.get(question_id) ?? null
    return value === null ? undefined : writeValue(value)
  })
}
