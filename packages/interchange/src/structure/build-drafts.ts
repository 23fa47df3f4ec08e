import { plainText, type Block } from '../content/content.ts'
import { writeMarkdown } from '../content/write-markdown.ts'
import type { DocumentQuestion, Passage, ReadResult, Remark } from '../model/draft.ts'
import { sayForeign } from '../model/foreign-kinds.ts'
import { servesNone } from '../model/passage-remarks.ts'
import { buildQuestion } from './build-question.ts'
import type { RawPassage } from './gather-passages.ts'
import type { RawQuestion } from './raw-question.ts'
import type { Structure } from './read-structure.ts'

const difficulties: [RegExp, DocumentQuestion['difficulty']][] = [
  [/mudah|easy|\bC1\b|\bL1\b/i, 'easy'],
  [/sedang|medium/i, 'medium'],
  [/sulit|sukar|hard|hots/i, 'hard'],
]

function describeMeta(meta: Record<string, string>) {
  const topic = meta['topik'] ?? meta['topic'] ?? meta['materi']
  const said = meta['tingkat'] ?? meta['tingkat kesulitan'] ?? meta['kesulitan'] ?? meta['difficulty'] ?? ''
  const difficulty = difficulties.find(([pattern]) => pattern.test(said))?.[1]
  return { ...(topic && { topic }), ...(difficulty && { difficulty }) }
}

function firstWords(blocks: readonly Block[]): string {
  const [first] = blocks
  return first?.kind === 'paragraph' ? plainText(first.content).replaceAll(/\s+/g, ' ').slice(0, 80) : ''
}

function addQuestion(result: ReadResult, raw: RawQuestion) {
  const id = `q${result.questions.length + result.unsupported.length + 1}`
  const place = { position: raw.position }
  const built = buildQuestion(raw)
  if (typeof built === 'string') {
    const text = [
      writeMarkdown(raw.stem),
      ...raw.keys.map(key => `Jawaban: ${key.text}`),
      writeMarkdown(raw.explanation),
    ]
      .filter(part => part !== '')
      .join('\n\n')
    const kind = built
    result.unsupported.push({ kind, title: `Soal ${raw.number}: ${firstWords(raw.stem)}`, place, text })
    result.warnings.push({
      code: `unsupported_${kind}`,
      message: sayForeign(`Soal ${raw.number}`, kind),
      place,
      question: id,
    })
    return
  }
  result.questions.push({
    id,
    number: raw.number,
    place,
    draft: {
      ...built.question,
      explanation: writeMarkdown(raw.explanation),
      explanation_video_url: null,
      ...(raw.hint.length > 0 && { hint: writeMarkdown(raw.hint) }),
    },
    ...(raw.passage !== undefined && { passage: raw.passage }),
    ...(raw.chapter && { section: raw.chapter }),
    ...describeMeta(raw.meta),
  })
  result.signs.push(...built.signs.map(sign => ({ ...sign, question: id })))
  const toRemark = ({ code, message }: { code: string; message: string }): Remark => ({
    code,
    message: `Soal ${raw.number}: ${message}`,
    place,
    question: id,
  })
  result.warnings.push(...built.doubts.map(toRemark))
  result.errors.push(...built.faults.map(toRemark))
}

function buildPassage({ id, title, blocks, position }: RawPassage): Passage {
  return { id, title, body: writeMarkdown(blocks), place: { position } }
}

/** Remarks from reading belong to the question in whose lines they arose. */
function assign(remarks: readonly Remark[], questions: readonly RawQuestion[], result: ReadResult): Remark[] {
  return remarks.map(remark => {
    if (remark.question !== undefined) return remark
    const { position } = remark.place
    const order = questions.findIndex(raw => position >= raw.position && position < raw.end)
    const raw = questions[order]
    const draft =
      raw && result.questions.find(each => each.place.position === raw.position && each.number === raw.number)
    if (!draft) return remark
    return {
      ...remark,
      question: draft.id,
      message: /^Soal \d/.test(remark.message) ? remark.message : `Soal ${draft.number}: ${remark.message}`,
    }
  })
}

/** Decides the kind and the key of each question. `remarks` are those of the reader. */
export function buildDrafts(
  result: ReadResult,
  { questions, passages, warnings }: Structure,
  remarks: readonly Remark[],
): ReadResult {
  for (const raw of questions) addQuestion(result, raw)
  const used = new Set(result.questions.map(draft => draft.passage))
  result.passages = passages.map(buildPassage)
  for (const { id, place, title } of result.passages)
    if (!used.has(id)) result.warnings.push(servesNone(title, place.position))
  result.warnings.push(...assign([...warnings, ...remarks], questions, result))
  return result
}
