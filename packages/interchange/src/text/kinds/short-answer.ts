import type { KeyOf } from '@gerbang/contract/question.ts'
import { type Choice, readChoice, readNumber, wordOf, writeNumber } from '../fields.ts'
import type { KindText, ReadBlock } from './kind-text.ts'

type Key = KeyOf<'short_answer'>

const TOLERANCE = 'toleransi'
const input: Choice<Key['answer']['kind']> = { name: 'jawaban', words: { bilangan: 'number', teks: 'text' } }

function readNumberLine(text: string, at: number, { tell }: ReadBlock): number | undefined {
  const value = readNumber(text.trim())
  if (value === undefined) tell(at, `"${text}" bukan bilangan seperti 1250 atau 2,5`)
  return value
}

function readNumberKey(block: ReadBlock): Key | null {
  const [first, second] = block.body.answers
  const tolerance = block.fields.get(TOLERANCE)
  if (second) block.tell(second.at, 'punya lebih dari satu jawaban bilangan')
  const value = first && readNumberLine(first.text, first.at, block)
  const margin = tolerance ? readNumberLine(tolerance.value, tolerance.at, block) : 0
  if (value === undefined || margin === undefined) return null
  return { type: 'short_answer', answer: { kind: 'number', value, tolerance: margin } }
}

function readTextKey({ body }: ReadBlock): Key | null {
  const accepted = body.answers.map(({ text }) => text)
  return accepted.length === 0 ? null : { type: 'short_answer', answer: { kind: 'text', accepted } }
}

const readKeys = { number: readNumberKey, text: readTextKey }

function writeAnswer(key: Key | null): string[] {
  if (!key) return []
  return key.answer.kind === 'number' ? [writeNumber(key.answer.value)] : key.answer.accepted
}

export const shortAnswer: KindText<'short_answer'> = {
  name: 'isian singkat',
  fields: [input.name, TOLERANCE],
  parts: { least: 0, most: 0, word: 'pilihan' },
  read(block) {
    const kind = readChoice(block.fields, input, block.tell)
    if (!kind) return undefined
    return {
      content: { type: 'short_answer', prompt: block.body.prompt, input: kind },
      key: readKeys[kind](block),
    }
  },
  write(content, key) {
    const tolerance = key?.answer.kind === 'number' ? key.answer.tolerance : 0
    return {
      fields: [
        [input.name, wordOf(input, content.input)],
        ...(tolerance === 0 ? [] : [[TOLERANCE, writeNumber(tolerance)] as const]),
      ],
      lines: writeAnswer(key).map(answer => `= ${answer}`),
      isFinished: key !== null,
    }
  },
}
