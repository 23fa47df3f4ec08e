import { readChoice, readFields } from './fields.ts'
import { type Line, readTextLines } from './lines.ts'
import { fieldNames, languages, subTestField, usualPoints } from './question-fields.ts'
import type { FileFault, FilePassage, QuestionFile, Tell } from './question-file.ts'
import { type FileDefaults, readPoints, readQuestion } from './read-question.ts'
import { type Section, splitFile } from './split-file.ts'

function readHead(lines: readonly Line[], tellFile: Tell): FileDefaults & { sub_test: string } {
  const tell: Tell = (line, message) => tellFile(line || 1, `berkas ${message}`)
  const fields = readFields(lines, [subTestField, fieldNames.lang, fieldNames.points], tell)
  const sub_test = fields.get(subTestField)?.value ?? ''
  if (sub_test === '') tell(0, `tidak menyebut "${subTestField}"`)
  return {
    sub_test,
    lang: readChoice(fields, languages, tell) ?? 'id',
    points: readPoints(fields, usualPoints, tell),
  }
}

function readPassage({ ref, title, at, lines }: Section, tell: Tell): FilePassage {
  const body = readTextLines(lines)
  if (body === '') tell(at, `teks ${ref} kosong`)
  return { ref, title, body }
}

function tellSameRefs(sections: readonly Section[], tell: Tell): void {
  const first = new Map<string, number>()
  for (const { ref, at } of sections) {
    const line = first.get(ref)
    if (line !== undefined && ref !== '') tell(at, `kode ${ref} sudah dipakai di baris ${line}`)
    else first.set(ref, at)
  }
}

function tellLostPassages(
  { passages, questions }: QuestionFile,
  sections: readonly Section[],
  tell: Tell,
): void {
  const known = new Set(passages.map(({ ref }) => ref))
  for (const { ref, passage } of questions) {
    if (passage === null || known.has(passage)) continue
    const at = sections.find(section => section.ref === ref)?.at ?? 1
    tell(at, `soal ${ref} menyebut teks ${passage}, yang tidak ada di berkas ini`)
  }
}

/** Reads one file of questions. What could be read is returned beside the faults, which stand in the order of lines. */
export function readText(source: string): { file: QuestionFile; faults: FileFault[] } {
  const faults: FileFault[] = []
  const tell: Tell = (line, message) => void faults.push({ line, message })
  const { head, sections } = splitFile(source, tell)
  const { sub_test, ...defaults } = readHead(head, tell)
  tellSameRefs(sections, tell)
  const ofKind = (kind: Section['kind']) => sections.filter(section => section.kind === kind)
  const file = {
    sub_test,
    passages: ofKind('Teks').map(section => readPassage(section, tell)),
    questions: ofKind('Soal').flatMap(section => readQuestion(section, defaults, tell) ?? []),
  }
  tellLostPassages(file, sections, tell)
  return { file, faults: faults.toSorted((a, b) => a.line - b.line) }
}

/** As in `pu.soal.md baris 12: soal PU-102 tidak punya kunci`. */
export const describeFault = (name: string, { line, message }: FileFault) =>
  `${name} baris ${line}: ${message}`
