import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WritableFormat } from './formats.ts'
import type { Bank } from './model/draft.ts'
import { readDocument } from './read-document.ts'
import { bank, structureOf } from './testing/arbitrary-bank.ts'
import { writeDocument } from './write-document.ts'

/** These know a hint; the others leave it out. */
const hinting: ReadonlySet<WritableFormat> = new Set(['docx', 'moodle_xml'])

function leaveOut(format: WritableFormat, { questions, ...rest }: Bank): Bank {
  if (hinting.has(format)) return { questions, ...rest }
  const known = questions.map(question => {
    const { hint: _, ...draft } = question.draft
    return { ...question, draft }
  })
  return { questions: known, ...rest }
}

const formats: WritableFormat[] = ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti']

test.each(formats)('what is written as %s is read as it was', format => {
  fc.assert(
    fc.property(bank, original => {
      const result = readDocument(writeDocument(format, original), 'bank')
      expect({ errors: result.errors, drafts: structureOf(result) }).toEqual({
        errors: [],
        drafts: structureOf(leaveOut(format, original)),
      })
    }),
    { numRuns: 25 },
  )
})
