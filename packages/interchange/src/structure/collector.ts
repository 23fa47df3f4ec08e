import type { Block, Inline } from '../content/content.ts'
import { paragraph, plainText } from '../content/content.ts'
import type { Remark } from '../model/draft.ts'
import { asksForSeveral, type PassageCue, type SectionKind } from './keywords.ts'
import type { Item, Piece } from './piece.ts'
import type { NumberedKey } from './parse-keys.ts'
import { createQuestion, type KeySource, type RawQuestion } from './raw-question.ts'

export interface RawPassage {
  id: string
  title: string
  /** The line that announced it. */
  announcement: Inline[]
  blocks: Block[]
  position: number
  cue: PassageCue
}

/** What the next line continues. */
export type Mode = 'before' | 'stem' | 'options' | 'key' | 'after' | 'explanation' | 'passage' | 'answers'

export interface Collector {
  items: readonly Item[]
  mode: Mode
  section: SectionKind | undefined
  /** The sub-test whose heading came last. */
  chapter: string
  /** The heading that came last, as `tidyTitle` writes it, and the one above the keys that are being read. */
  title: string
  answersOf: string
  /** Instructions were announced, whose numbers are no questions. */
  isInstructing: boolean
  questions: RawQuestion[]
  current: RawQuestion | undefined
  passages: RawPassage[]
  passage: RawPassage | undefined
  /** Numbers of a list inside the stem, so that its `2.` is not question 2. */
  inner: { last: number; list: string | undefined } | undefined
  /** Lines between questions that belong to nothing yet. */
  loose: Piece[]
  looseBlocks: Block[]
  warnings: Remark[]
  /** How many keys for this number came before: sections may each begin at 1. */
  answered: Map<number, number>
  /** The question that a list of answers with explanations is at. */
  answering: RawQuestion | undefined
}

export function createCollector(items: readonly Item[]): Collector {
  return {
    items,
    mode: 'before',
    section: undefined,
    chapter: '',
    title: '',
    answersOf: '',
    isInstructing: false,
    questions: [],
    current: undefined,
    passages: [],
    passage: undefined,
    inner: undefined,
    loose: [],
    looseBlocks: [],
    warnings: [],
    answered: new Map(),
    answering: undefined,
  }
}

/** The same for `B. LITERASI MEMBACA` and `Literasi membaca:`. */
export const tidyTitle = (line: string) =>
  line
    .toLowerCase()
    .replace(/^\s*(?:[a-h]|[ivx]{1,5}|\d)\s*[.)]\s*/, '')
    .replaceAll(/[\s:.]+/g, ' ')
    .trim()

export const isComplete = (question: RawQuestion | undefined): boolean =>
  question !== undefined &&
  (question.options.length > 0 ||
    question.keys.length > 0 ||
    question.statements !== undefined ||
    holdsTickedBoxes(question))

/** Boxes in place of letters, of which some are ticked: they are options and key in one. */
function holdsTickedBoxes({ stem }: RawQuestion): boolean {
  const list = stem.at(-1)
  return (
    list?.kind === 'list' &&
    list.start === null &&
    list.items.some(([block]) => block?.kind === 'paragraph' && plainText(block.content).startsWith('✓ '))
  )
}

export function warn(collector: Collector, code: string, message: string, position: number) {
  collector.warnings.push({ code, message, place: { position } })
}

/** The head of an exam is no question, but a figure or a table in it may be what the first one is about. */
export function warnOfTop(collector: Collector, position: number) {
  if (collector.warnings.some(({ code }) => code === 'object_on_top')) return
  warn(
    collector,
    'object_on_top',
    'Gambar, tabel, atau rumus di atas soal pertama tidak ikut. Abaikan bila itu hanya kop; bila bagian soal, pindahkan ke bawah nomornya.',
    position,
  )
}

/** What is told of a question that is not there would be lost without a word. */
export function warnOfKey(collector: Collector, number: number, position: number) {
  warn(
    collector,
    'key_without_question',
    `Ada kunci untuk soal ${number}, tetapi soal itu tidak ditemukan.`,
    position,
  )
}

function describeLoose(inline: Inline): string {
  if (inline.kind === 'formula') return `$${inline.latex}$`
  return inline.kind === 'text' ? inline.text : inline.kind === 'picture' ? '[gambar]' : ' '
}

/** Text between two questions: a passage if it is long or holds pictures, else it is only shown to the teacher. */
function settleLoose(collector: Collector, next: RawQuestion | undefined) {
  const { loose, looseBlocks } = collector
  if (looseBlocks.length === 0) return
  collector.loose = []
  collector.looseBlocks = []
  const [first] = loose
  const position = first?.position ?? next?.position ?? 0
  const words = loose.map(piece => piece.whole.map(describeLoose).join('')).join(' ')
  const hasObject =
    looseBlocks.length > loose.length ||
    loose.some(({ whole }) => whole.some(({ kind }) => kind === 'picture'))
  if (next && (hasObject || words.length > 160)) {
    addPassage(collector, {
      title: '',
      announcement: [],
      blocks: looseBlocks,
      position,
      cue: { from: next.number, to: next.number },
    })
    warn(
      collector,
      'loose_passage',
      `Teks sebelum soal ${next.number} dipasang sebagai bacaan soal itu. Periksa apakah soal lain juga memakainya.`,
      position,
    )
  } else
    warn(
      collector,
      'unknown_text',
      `Baris ini tidak dikenali sebagai bagian soal mana pun: “${words.slice(0, 120)}”. Abaikan bila memang bukan soal.`,
      position,
    )
}

export function addPassage(collector: Collector, passage: Omit<RawPassage, 'id'>): RawPassage {
  const added = { ...passage, id: `s${collector.passages.length + 1}` }
  collector.passages.push(added)
  collector.passage = added
  return added
}

/** A passage without numbers serves the question that comes next. */
function choosePassage(collector: Collector, number: number): string | undefined {
  const { passage } = collector
  if (!passage) return undefined
  const { from, to } = passage.cue
  if (from === undefined || to === undefined) {
    passage.cue = { from: number, to: number }
    warn(
      collector,
      'passage_without_numbers',
      `Bacaan ini tidak menyebut nomor soal, jadi dipasang pada soal ${number} saja. Pasang pada soal lain bila perlu.`,
      passage.position,
    )
    return passage.id
  }
  return number >= from && number <= to ? passage.id : undefined
}

export function startQuestion(collector: Collector, piece: Piece, number: number): RawQuestion {
  const { head } = piece
  const isHead = head?.kind === 'number'
  const question: RawQuestion = {
    ...createQuestion({ number, position: piece.position, section: collector.section }),
    title: collector.title,
    isAutomatic: isHead && head.form === 'auto',
    list: isHead ? head.list : undefined,
    level: isHead ? head.level : 0,
    indent: piece.indent,
  }
  settleLoose(collector, question)
  if (collector.current) collector.current.end = piece.position
  const passage = choosePassage(collector, number)
  if (passage) question.passage = passage
  if (collector.chapter !== '') question.chapter = collector.chapter
  collector.questions.push(question)
  collector.current = question
  collector.inner = undefined
  collector.answering = undefined
  collector.mode = 'stem'
  return question
}

/** An announcement with nothing below it, or with a formula in it, says itself what its questions are about. */
function settleAnnouncement({ questions }: Collector, passage: RawPassage) {
  const { announcement, blocks } = passage
  const isText = announcement.every(({ kind }) => kind === 'text' || kind === 'break')
  if (announcement.length === 0 || (blocks.length > 0 && isText)) return
  blocks.unshift(paragraph(announcement))
  passage.title = ''
  if (asksForSeveral(plainText(announcement)))
    for (const question of questions) if (question.passage === passage.id) question.section ??= 'multiple'
}

export function finishCollecting(collector: Collector) {
  settleLoose(collector, undefined)
  for (const passage of collector.passages) settleAnnouncement(collector, passage)
}

/** The blocks that a line without a head of its own continues. */
export function targetOf(collector: Collector): Block[] {
  const { mode, current, passage, answering } = collector
  if (mode === 'passage' && passage) return passage.blocks
  if (mode === 'answers') return answering?.explanation ?? []
  if (!current) return []
  if (mode === 'explanation') return current.explanation
  if (mode === 'options') return current.options.at(-1)?.more ?? current.stem
  return current.stem
}

export function addParagraph(blocks: Block[], content: Inline[]) {
  if (content.length > 0) blocks.push(paragraph(content))
}

/** The first question of this number that has no key yet; else the one whose turn it is. */
export function findAnswered(collector: Collector, number: number): RawQuestion | undefined {
  const before = collector.answered.get(number) ?? 0
  const candidates = listNumbered(collector, number)
  collector.answered.set(number, before + 1)
  return listOpen(collector, number)[0] ?? candidates[before] ?? candidates.at(-1)
}

/** Questions of this number, of the sub-test whose keys are being read. */
function listNumbered({ questions, answersOf }: Collector, number: number): RawQuestion[] {
  return questions.filter(
    question => question.number === number && (answersOf === '' || question.title === answersOf),
  )
}

/** Those without a key of any kind. */
const listOpen = (collector: Collector, number: number): RawQuestion[] =>
  listNumbered(collector, number).filter(question => question.keys.length === 0)

export function addKeys(
  collector: Collector,
  keys: readonly NumberedKey[],
  source: KeySource,
  position: number,
) {
  const isDoubtful = keys.some(({ number }) => listOpen(collector, number).length > 1)
  if (isDoubtful)
    warn(
      collector,
      'key_ambiguous',
      'Ada beberapa soal bernomor sama, jadi kunci dipasang menurut urutan bagian. Periksa kuncinya.',
      position,
    )
  for (const { number, key } of keys) {
    const question = findAnswered(collector, number)
    if (question)
      question.keys.push({ text: key, content: [{ kind: 'text', text: key, look: {} }], source, position })
    else warnOfKey(collector, number, position)
  }
}
