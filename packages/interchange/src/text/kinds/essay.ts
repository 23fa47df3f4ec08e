import type { KeyOf } from '@gerbang/contract/question.ts'
import { type Choice, readChoice, readNumber, wordOf, writeNumber } from '../fields.ts'
import { writeParts } from '../marked-parts.ts'
import type { KindText, ReadBlock } from './kind-text.ts'

type Rubric = KeyOf<'essay'>['rubric']

const LEAST = 'kata-minimal'
const MOST = 'kata-maksimal'
const shown: Choice<boolean> = {
  name: 'rubrik',
  words: { ditunjukkan: true, rahasia: false },
  otherwise: false,
}

function readCount({ fields, tell }: ReadBlock, name: string): number | null {
  const field = fields.get(name)
  if (!field) return null
  const count = readNumber(field.value)
  if (count !== undefined && Number.isInteger(count) && count >= 1 && count <= 3000) return count
  tell(field.at, `menyebut ${name} "${field.value}"; tulis bilangan bulat 1 sampai 3000`)
  return null
}

/** A criterion is marked with its points. */
function readRubric({ body, tell }: ReadBlock): Rubric {
  return body.parts.map(({ mark, id, text, at }) => {
    const points = Number(mark)
    const isFit = /^\d+$/.test(mark) && points >= 1 && points <= 100
    if (!isFit) tell(at, `memberi tanda [${mark}]; tandanya poin kriteria itu, 1 sampai 100`)
    return { id, text, points: isFit ? points : 1 }
  })
}

/** The model answer stands in lines such as `= Karena …`. */
export const essay: KindText<'essay'> = {
  name: 'uraian',
  fields: [LEAST, MOST, shown.name],
  parts: { least: 0, most: 8, word: 'kriteria' },
  read(block) {
    const { prompt, answers } = block.body
    const rubric = readRubric(block)
    const model_answer = answers.map(({ text }) => text).join('\n')
    const isShown = readChoice(block.fields, shown, block.tell) ?? false
    return {
      content: {
        type: 'essay',
        prompt,
        words: { least: readCount(block, LEAST), most: readCount(block, MOST) },
        shown_rubric: isShown && rubric.length > 0 ? rubric : null,
      },
      key: rubric.length === 0 || model_answer === '' ? null : { type: 'essay', rubric, model_answer },
    }
  },
  write({ words: { least, most }, shown_rubric }, key) {
    const rubric = key?.rubric ?? shown_rubric ?? []
    const points = new Map(rubric.map(one => [one.id, String(one.points)]))
    return {
      fields: [
        ...(least === null ? [] : [[LEAST, writeNumber(least)] as const]),
        ...(most === null ? [] : [[MOST, writeNumber(most)] as const]),
        ...(shown_rubric === null ? [] : [[shown.name, wordOf(shown, true)] as const]),
      ],
      lines: [
        ...writeParts(rubric, id => points.get(id) ?? ''),
        ...(key?.model_answer.split('\n') ?? []).map(line => `= ${line}`),
      ],
      isFinished: key !== null,
    }
  },
}
