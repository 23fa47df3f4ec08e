import { strToU8, zipSync } from 'fflate'
import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { type HtmlOptions, writeHtml, writeInlineHtml } from '../content/write-html.ts'
import type { Bank, Draft, DraftQuestion, Passage } from '../model/draft.ts'
import { tag, XML_HEAD, escapeXml } from '../xml/write-xml.ts'

const QTI = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const LOM = 'http://ltsc.ieee.org/xsd/LOM'
/** The words of LOM for how hard something is. */
export const difficulties = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const
const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates'

const options: HtmlOptions = {
  formulas: 'mathml',
  addressPicture: name => `../gambar/${encodeURIComponent(name)}`,
}
const html = (source: string) =>
  writeHtml(readMarkdown(source), options).replaceAll(
    '<math ',
    '<math xmlns="http://www.w3.org/1998/Math/MathML" ',
  )
const lineHtml = (source: string) =>
  writeInlineHtml(readMarkdownLine(source), options).replaceAll(
    '<math ',
    '<math xmlns="http://www.w3.org/1998/Math/MathML" ',
  )

interface Written {
  declaration: string
  interaction: string
  processing: string
}

const optionId = (at: number) => `o${at + 1}`
const value = (words: string) => tag('qti-value', {}, escapeXml(words))
const template = (name: string) => tag('qti-response-processing', { template: `${TEMPLATES}/${name}.xml` })

function declare(cardinality: string, type: string, correct: string[], mapping = ''): string {
  const response = correct.length === 0 ? '' : tag('qti-correct-response', {}, ...correct.map(value))
  return tag(
    'qti-response-declaration',
    { identifier: 'RESPONSE', cardinality, 'base-type': type },
    response,
    mapping,
  )
}

function writeMapping(points: [key: string, points: number][]): string {
  const entries = points.map(([key, each]) => tag('qti-map-entry', { 'map-key': key, 'mapped-value': each }))
  return tag('qti-mapping', { 'lower-bound': 0, 'default-value': 0 }, ...entries)
}

function writeChoices(list: string[], most: number): string {
  const choices = list.map((option, at) =>
    tag('qti-simple-choice', { identifier: optionId(at) }, lineHtml(option)),
  )
  return tag('qti-choice-interaction', { 'response-identifier': 'RESPONSE', 'max-choices': most }, ...choices)
}

const text = '<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>'

/** Right within the tolerance: no template says that. */
function writeTolerance(tolerance: number): string {
  const equal = tag(
    'qti-equal',
    { 'tolerance-mode': 'absolute', tolerance: `${tolerance} ${tolerance}` },
    '<qti-variable identifier="RESPONSE"/>',
    '<qti-correct identifier="RESPONSE"/>',
  )
  const score =
    '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>'
  return tag(
    'qti-response-processing',
    {},
    tag('qti-response-condition', {}, tag('qti-response-if', {}, equal, score)),
  )
}

type Write<Type extends DraftQuestion['type']> = (question: Extract<DraftQuestion, { type: Type }>) => Written

const kinds: { [Type in DraftQuestion['type']]: Write<Type> } = {
  single_choice: question => ({
    declaration: declare('single', 'identifier', question.key === null ? [] : [optionId(question.key)]),
    interaction: writeChoices(question.options, 1),
    processing: template('match_correct'),
  }),
  multiple_choice: ({ options: list, key, credit }) => {
    const isShared = credit === 'proportional'
    const points = list.map((_, at): [string, number] => [optionId(at), key.includes(at) ? 1 : -1])
    return {
      declaration: declare('multiple', 'identifier', key.map(optionId), isShared ? writeMapping(points) : ''),
      interaction: writeChoices(list, 0),
      processing: template(isShared ? 'map_response' : 'match_correct'),
    }
  },
  weighted_choice: ({ options: list, weights }) => ({
    declaration: declare(
      'single',
      'identifier',
      [],
      writeMapping(weights.map((weight, at): [string, number] => [optionId(at), weight ?? 0])),
    ),
    interaction: writeChoices(list, 1),
    processing: template('map_response'),
  }),
  true_false_table: ({ columns, statements, key, credit }) => {
    const pairs = key.flatMap((column, at) => (column === null ? [] : [`s${at + 1} c${column + 1}`]))
    const isShared = credit === 'proportional'
    const rows = statements.map((statement, at) =>
      tag('qti-simple-associable-choice', { identifier: `s${at + 1}`, 'match-max': 1 }, lineHtml(statement)),
    )
    const targets = columns.map((label, at) =>
      tag(
        'qti-simple-associable-choice',
        { identifier: `c${at + 1}`, 'match-max': statements.length },
        escapeXml(label),
      ),
    )
    return {
      declaration: declare(
        'multiple',
        'directedPair',
        pairs,
        isShared ? writeMapping(pairs.map(pair => [pair, 1])) : '',
      ),
      interaction: tag(
        'qti-match-interaction',
        {
          'response-identifier': 'RESPONSE',
          'max-associations': statements.length,
          class: 'qti-match-tabular',
        },
        tag('qti-simple-match-set', {}, ...rows),
        tag('qti-simple-match-set', {}, ...targets),
      ),
      processing: template(isShared ? 'map_response' : 'match_correct'),
    }
  },
  short_answer: ({ answer }) => {
    if (answer === null)
      return {
        declaration: declare('single', 'string', []),
        interaction: text,
        processing: template('match_correct'),
      }
    if (answer.kind === 'number')
      return {
        declaration: declare('single', 'float', [String(answer.value)]),
        interaction: text,
        processing: writeTolerance(answer.tolerance),
      }
    const [first = ''] = answer.accepted
    return {
      declaration: declare('single', 'string', [first], writeMapping(answer.accepted.map(word => [word, 1]))),
      interaction: text,
      processing: template('map_response'),
    }
  },
}

function writeItem(
  { id, number, question, explanation, topic }: Draft,
  stimulus: string | undefined,
): string {
  const { declaration, interaction, processing } = (kinds[question.type] as Write<DraftQuestion['type']>)(
    question,
  )
  const feedback =
    explanation === ''
      ? ''
      : tag(
          'qti-modal-feedback',
          { 'outcome-identifier': 'FEEDBACK', identifier: 'pembahasan', 'show-hide': 'show' },
          tag('qti-content-body', {}, html(explanation)),
        )
  return (
    XML_HEAD +
    tag(
      'qti-assessment-item',
      {
        xmlns: QTI,
        identifier: id,
        title: `Soal ${number}`,
        label: topic,
        adaptive: 'false',
        'time-dependent': 'false',
        'xml:lang': 'id',
      },
      declaration,
      '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>',
      '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>',
      stimulus === undefined
        ? ''
        : tag('qti-assessment-stimulus-ref', { identifier: stimulus, href: `../bacaan/${stimulus}.xml` }),
      tag('qti-item-body', {}, html(question.prompt), interaction),
      processing,
      feedback,
    )
  )
}

/** In the words of Learning Object Metadata (IEEE 1484.12.1, 5.8), which has no other place in QTI. */
function writeDifficulty({ difficulty }: Draft): string {
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
  const writeFiles = (own: string, holder: Draft | Passage) => {
    const source = JSON.stringify(holder)
    const pictures = bank.pictures.filter(({ name }) => source.includes(`](${name})`))
    const paths = [own, ...pictures.map(({ name }) => `gambar/${encodeURIComponent(name)}`)]
    return paths.map(href => tag('file', { href }))
  }
  const item = (draft: Draft) => {
    const href = `soal/${draft.id}.xml`
    return tag(
      'resource',
      { identifier: `r-${draft.id}`, type: 'imsqti_item_xmlv3p0', href },
      writeDifficulty(draft),
      ...writeFiles(href, draft),
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
  const items = bank.questions.map(
    draft =>
      [
        `soal/${draft.id}.xml`,
        strToU8(
          writeItem(
            draft,
            draft.passage !== undefined && known.has(draft.passage) ? draft.passage : undefined,
          ),
        ),
      ] as const,
  )
  const stimuli = bank.passages.map(({ id, title, body }) => {
    const stimulus = tag(
      'qti-assessment-stimulus',
      { xmlns: QTI, identifier: id, title },
      tag('qti-stimulus-body', {}, html(body)),
    )
    return [`bacaan/${id}.xml`, strToU8(XML_HEAD + stimulus)] as const
  })
  const pictures = bank.pictures.map(({ name, bytes }) => [`gambar/${name}`, bytes] as const)
  return zipSync({
    'imsmanifest.xml': strToU8(writeManifest(bank)),
    ...Object.fromEntries([...items, ...stimuli, ...pictures]),
  })
}
