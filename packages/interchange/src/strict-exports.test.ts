import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { WritableFormat } from './formats.ts'
import { bank } from './testing/arbitrary-bank.ts'
import { listStrictly, type StrictElement } from './testing/strict-xml.ts'
import { decode } from './testing/small-bank.ts'
import { writeDocument } from './write-document.ts'

type Parts = [name: string, elements: StrictElement[]][]

const zipped = (bytes: Uint8Array): [string, Uint8Array][] =>
  Object.entries(unzipSync(bytes)).filter(([name]) => /\.(xml|rels)$/.test(name))

const written: Partial<Record<WritableFormat, (bytes: Uint8Array) => [string, Uint8Array][]>> = {
  docx: zipped,
  xlsx: zipped,
  moodle_xml: bytes => [['quiz.xml', bytes]],
  qti: zipped,
}

/** Checks the XML of whatever bank, written in the format. */
function checkAll(format: WritableFormat, check: (parts: Parts) => void) {
  fc.assert(
    fc.property(bank, original => {
      const files = written[format]?.(writeDocument(format, original)) ?? []
      check(files.map(([name, bytes]) => [name, listStrictly(decode(bytes))]))
    }),
    { numRuns: 25 },
  )
}

test.each(Object.keys(written) as WritableFormat[])('all XML of %s passes a strict parser', format => {
  checkAll(format, parts => expect(parts.length).toBeGreaterThan(0))
})

// What the published schemas of QTI 3.0 allow of the elements that we write. The schemas themselves may not be copied.
const base = ['xmlns', 'class', 'xml:lang']
const ITEM: Record<string, string[]> = {
  'qti-assessment-item': ['identifier', 'title', 'label', 'adaptive', 'time-dependent'],
  'qti-assessment-stimulus': ['identifier', 'title'],
  'qti-assessment-stimulus-ref': ['identifier', 'href'],
  'qti-response-declaration': ['identifier', 'cardinality', 'base-type'],
  'qti-outcome-declaration': ['identifier', 'cardinality', 'base-type'],
  'qti-correct-response': [],
  'qti-value': [],
  'qti-mapping': ['lower-bound', 'default-value'],
  'qti-map-entry': ['map-key', 'mapped-value'],
  'qti-item-body': [],
  'qti-stimulus-body': [],
  'qti-content-body': [],
  'qti-modal-feedback': ['outcome-identifier', 'identifier', 'show-hide'],
  'qti-response-processing': ['template'],
  'qti-response-condition': [],
  'qti-response-if': [],
  'qti-equal': ['tolerance-mode', 'tolerance'],
  'qti-variable': ['identifier'],
  'qti-correct': ['identifier'],
  'qti-set-outcome-value': ['identifier'],
  'qti-base-value': ['base-type'],
  'qti-choice-interaction': ['response-identifier', 'max-choices'],
  'qti-simple-choice': ['identifier'],
  'qti-text-entry-interaction': ['response-identifier'],
  'qti-match-interaction': ['response-identifier', 'max-associations'],
  'qti-extended-text-interaction': ['response-identifier', 'data-min-words', 'data-max-words'],
  'qti-rubric-block': ['view', 'use'],
  'qti-simple-match-set': [],
  'qti-simple-associable-choice': ['identifier', 'match-max'],
  img: ['src', 'alt'],
  math: ['alttext', 'display'],
}
const TEXT = [
  'p',
  'div',
  'span',
  'br',
  'strong',
  'em',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
]
/** The parts of an item, in the order that the schema asks for. */
const ORDER = [
  'qti-response-declaration',
  'qti-outcome-declaration',
  'qti-assessment-stimulus-ref',
  'qti-item-body',
  'qti-response-processing',
  'qti-modal-feedback',
]

const isMath = ({ name, parent }: StrictElement) =>
  name !== 'math' && /^(math|m[a-z]+|semantics)$/.test(parent)

test('QTI has the elements, attributes and order that version 3.0 allows, as listed above', () => {
  checkAll('qti', parts => {
    for (const [name, elements] of parts.filter(([name]) => name !== 'imsmanifest.xml')) {
      const foreign = elements.filter(
        element =>
          (!isMath(element) && !(TEXT.includes(element.name) || ITEM[element.name])) ||
          (!isMath(element) &&
            element.attributes.some(each => ![...base, ...(ITEM[element.name] ?? [])].includes(each))),
      )
      expect(foreign, name).toEqual([])
      const order = elements
        .filter(({ parent }) => parent === 'qti-assessment-item')
        .map(each => ORDER.indexOf(each.name))
      expect(order, name).toEqual(order.toSorted((a, b) => a - b))
    }
  })
})

const MOODLE: Record<string, string[]> = {
  '': ['quiz'],
  quiz: ['question'],
  question:
    'name questiontext generalfeedback shuffleanswers single usecase answer subquestion tags category responseformat minwordlimit maxwordlimit graderinfo hint'.split(
      ' ',
    ),
  name: ['text'],
  questiontext: ['text', 'file'],
  generalfeedback: ['text', 'file'],
  hint: ['text', 'file'],
  category: ['text'],
  answer: ['text', 'file', 'tolerance'],
  graderinfo: ['text'],
  subquestion: ['text', 'file', 'answer'],
  tags: ['tag'],
  tag: ['text'],
}

test('Moodle XML has the elements that the reader of Moodle knows, each in its place', () => {
  checkAll('moodle_xml', ([quiz]) => {
    const [, elements = []] = quiz ?? []
    expect(elements.filter(({ name, parent }) => !MOODLE[parent]?.includes(name))).toEqual([])
  })
})
