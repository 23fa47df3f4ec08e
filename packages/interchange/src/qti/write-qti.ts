import { strToU8, zipSync } from 'fflate'
import { writeQtiKind } from '../kinds/kinds.ts'
import type { Bank, DocumentQuestion, Passage } from '../model/draft.ts'
import { tag, XML_HEAD } from '../xml/write-xml.ts'
import { writeBlocks } from './qti-item.ts'

const QTI = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const LOM = 'http://ltsc.ieee.org/xsd/LOM'
/** The words of LOM for how hard something is. */
export const difficulties = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const
function writeItem({ id, number, draft, topic }: DocumentQuestion, stimulus: string | undefined): string {
  const { declaration, interaction, processing } = writeQtiKind(draft)
  const attributes = {
    xmlns: QTI,
    identifier: id,
    title: `Soal ${number}`,
    label: topic,
    adaptive: 'false',
    'time-dependent': 'false',
    'xml:lang': 'id',
  }
  const item = tag(
    'qti-assessment-item',
    attributes,
    declaration,
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>',
    '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>',
    stimulus === undefined
      ? ''
      : tag('qti-assessment-stimulus-ref', { identifier: stimulus, href: `../bacaan/${stimulus}.xml` }),
    tag('qti-item-body', {}, writeBlocks(draft.content.prompt), interaction),
    processing,
    draft.explanation === '' ? '' : writeExplanation(draft.explanation),
  )
  return XML_HEAD + item
}

const writeExplanation = (source: string) =>
  tag(
    'qti-modal-feedback',
    { 'outcome-identifier': 'FEEDBACK', identifier: 'pembahasan', 'show-hide': 'show' },
    tag('qti-content-body', {}, writeBlocks(source)),
  )

/** In the words of Learning Object Metadata (IEEE 1484.12.1, 5.8), which has no other place in QTI. */
function writeDifficulty({ difficulty }: DocumentQuestion): string {
  if (!difficulty) return ''
  const value = tag(
    'difficulty',
    {},
    tag('source', {}, 'LOMv1.0'),
    tag('value', {}, difficulties[difficulty]),
  )
  return tag('metadata', {}, tag('lom', { xmlns: LOM }, tag('educational', {}, value)))
}

function writeManifest(bank: Bank): string {
  const writeFiles = (own: string, holder: DocumentQuestion | Passage) => {
    const source = JSON.stringify(holder)
    const pictures = bank.pictures.filter(({ name }) => source.includes(`](${name})`))
    const paths = [own, ...pictures.map(({ name }) => `gambar/${encodeURIComponent(name)}`)]
    return paths.map(href => tag('file', { href }))
  }
  const item = (question: DocumentQuestion) => {
    const href = `soal/${question.id}.xml`
    return tag(
      'resource',
      { identifier: `r-${question.id}`, type: 'imsqti_item_xmlv3p0', href },
      writeDifficulty(question),
      ...writeFiles(href, question),
    )
  }
  const stimuli = bank.passages.map(passage => {
    const href = `bacaan/${passage.id}.xml`
    return tag(
      'resource',
      { identifier: `r-${passage.id}`, type: 'imsqti_stimulus_xmlv3p0', href },
      ...writeFiles(href, passage),
    )
  })
  return (
    XML_HEAD +
    tag(
      'manifest',
      { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: 'gerbang' },
      tag('metadata', {}, tag('schema', {}, 'QTI Package'), tag('schemaversion', {}, '3.0.0')),
      '<organizations/>',
      tag('resources', {}, ...stimuli, ...bank.questions.map(item)),
    )
  )
}

/** A QTI 3.0 package: an item a question, a stimulus a passage, formulas as MathML. */
export function writeQti(bank: Bank): Uint8Array {
  const known = new Set(bank.passages.map(({ id }) => id))
  const items = bank.questions.map(question => {
    const stimulus = known.has(question.passage ?? '') ? question.passage : undefined
    return [`soal/${question.id}.xml`, strToU8(writeItem(question, stimulus))] as const
  })
  const stimuli = bank.passages.map(({ id, title, body }) => {
    const stimulus = tag(
      'qti-assessment-stimulus',
      { xmlns: QTI, identifier: id, title },
      tag('qti-stimulus-body', {}, writeBlocks(body)),
    )
    return [`bacaan/${id}.xml`, strToU8(XML_HEAD + stimulus)] as const
  })
  const pictures = bank.pictures.map(({ name, bytes }) => [`gambar/${name}`, bytes] as const)
  return zipSync({
    'imsmanifest.xml': strToU8(writeManifest(bank)),
    ...Object.fromEntries([...items, ...stimuli, ...pictures]),
  })
}
