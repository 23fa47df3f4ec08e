import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WritableFormat } from './formats.ts'
import { readDocument } from './read-document.ts'
import { bank, structureOf } from './testing/arbitrary-bank.ts'
import { writeDocument } from './write-document.ts'

const formats: WritableFormat[] = ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti']

test.each(formats)('what is written as %s is read as it was', format => {
  fc.assert(
    fc.property(bank, original => {
      const result = readDocument(writeDocument(format, original), 'bank')
      expect({ errors: result.errors, drafts: structureOf(result) }).toEqual({
        errors: [],
        drafts: structureOf(original),
      })
    }),
    { numRuns: 25 },
  )
})
