import {
  type Block,
  type Inline,
  type Look,
  paragraph,
  plainText,
  setInline,
  sliceContent,
  trimContent,
} from '../content/content.ts'
import { writeInlines, writeMarkdown } from '../content/write-markdown.ts'
import type { DraftAnswer, DraftQuestion, Sign } from '../model/draft.ts'
import { decideKey, type KeyDecision } from './decide-key.ts'
import * as words from './keywords.ts'
import { dropMarks, type MarkKind } from './option-marks.ts'
import { parseLetters, parseTruth, parseTruths } from './parse-keys.ts'
import type { RawOption, RawQuestion } from './raw-question.ts'
import { listBareNumbers, readAnswer } from './read-answer.ts'
import { findWeights, takeWeights } from './read-weights.ts'

export interface BuiltQuestion {
  question: DraftQuestion | undefined
  /** Why there is none: the kind that Gerbang lacks. */
  unsupported?: string
  signs: Omit<Sign, 'question'>[]
  doubts: { code: string; message: string }[]
  faults: { code: string; message: string }[]
}

// A tick that somebody typed has a space or brackets around it: `f(x)`, `2√` and `√3` are what they say.
const TICK_BEHIND =
  /(?:\s*[*✓✔☑]\ufe0f?|\s+√|\s*(?:←|<--?|⇐)(?:\s*(?:kunci|jawaban|benar))?|\s*(?:[=-]+>|→|<=+)\s*(?:kunci|jawaban|benar)|\s*[[(]\s*(?:kunci|jawaban(?: benar)?|benar|key|correct)\s*[\])]|\s+[[(]\s*[*✓✔√☑]\ufe0f?\s*[\])])+\s*$/iu
const TICK_BEFORE = /^\s*(?:[*✓✔☑☒]\ufe0f?\s*|√\s+|[[(]\s*[*xXvV✓✔√]\s*[\])]\s*)+(?=\S)/u
/** `A. [ ] merah`: a box that nobody ticked. */
const BOX_BEFORE = /^\s*(?:[☐□]|[[(]\s*[\])])\s*(?=\S)/u

/** A sign may also stand behind the option, or between its letter and its text. */
function takeTick(option: RawOption): RawOption {
  const line = plainText(option.content)
  const behind = TICK_BEHIND.exec(line)
  if (behind && behind.index > 0)
    return {
      ...option,
      tick: option.tick || behind[0].trim(),
      content: trimContent(sliceContent(option.content, 0, behind.index)),
    }
  const ticked = TICK_BEFORE.exec(line)
  const before = ticked ?? BOX_BEFORE.exec(line)
  if (!before) return option
  return {
    ...option,
    tick: option.tick || (ticked?.[0].trim() ?? ''),
    content: trimContent(sliceContent(option.content, before[0].length)),
  }
}

function everyText(blocks: readonly Block[], has: (look: Look) => boolean): boolean {
  const inlines = blocks.flatMap(block => (block.kind === 'paragraph' ? block.content : []))
  const texts = inlines.filter(inline => inline.kind === 'text' && inline.text.trim() !== '')
  return texts.length > 0 && texts.every(inline => inline.kind === 'text' && has(inline.look))
}

/** A stem that is bold as a whole is set so by the style of the document, not by its author's stress. */
function writeStem(blocks: Block[]): string {
  const marks: MarkKind[] = everyText(blocks, look => look.bold === true) ? ['bold'] : []
  const plain = blocks.map(block =>
    block.kind === 'paragraph' ? { ...block, content: dropMarks(block.content, marks) } : block,
  )
  return writeMarkdown(plain)
}

function writeOption({ content, more }: RawOption, spoken: readonly MarkKind[]): string {
  const lines = [content, ...more.map(flattenBlock)].filter(line => line.length > 0)
  const joined = lines.reduce<Inline[]>(
    (whole, line) => (whole.length === 0 ? line : [...whole, { kind: 'break' }, ...line]),
    [],
  )
  return writeInlines(setInline(dropMarks(joined, spoken)))
}

function flattenBlock(block: Block): Inline[] {
  if (block.kind === 'paragraph') return block.content
  if (block.kind === 'list') return block.items.flatMap(item => item.flatMap(flattenBlock))
  return block.rows.flat().flat()
}

const textOfStem = (raw: RawQuestion) =>
  plainText(raw.stem.flatMap(flattenBlock)).replaceAll(/\s+/g, ' ').trim()

const nothing = { signs: [], doubts: [], faults: [] }

const missingKey = (what: string) => ({
  code: 'missing_key',
  message: `Kunci belum ada. Pilih ${what} yang benar.`,
})

function wantsSeveral(raw: RawQuestion, stem: string): boolean {
  return (
    raw.section === 'multiple' ||
    words.asksForSeveral(stem) ||
    /kompleks|multiple/i.test(raw.meta['tipe soal'] ?? raw.meta['tipe'] ?? raw.meta['jenis soal'] ?? '')
  )
}

/** Read off the options themselves where nothing else names a key. */
function buildWeighed(raw: RawQuestion): BuiltQuestion | undefined {
  const found = takeWeights(raw)
  if (!found) return undefined
  const message = 'Angka dalam kurung di belakang setiap opsi dibaca sebagai nilainya. Periksa.'
  return {
    ...buildWeighted({ ...raw, options: found.options }, found.weights),
    doubts: [{ code: 'weights_behind_options', message }],
  }
}

function buildWeighted(raw: RawQuestion, weights: number[]): BuiltQuestion {
  const options = raw.options.map(option => writeOption(option, []))
  const says = `nilai setiap opsi: ${weights.join(', ')}`
  return {
    question: { type: 'weighted_choice', prompt: writeStem(raw.stem), options, weights },
    signs: [
      {
        about: 'kind',
        sign: 'weights',
        says,
        speaks: 'for',
        place: { position: raw.keys[0]?.position ?? raw.position },
      },
    ],
    doubts: [],
    faults: [],
  }
}

/** Where nothing else names a key, its explanation may. */
function buildExplained(raw: RawQuestion): BuiltQuestion | undefined {
  const said =
    raw.keys.length === 0 ? words.findSaidKey(plainText(raw.explanation.flatMap(flattenBlock))) : undefined
  if (said === undefined) return undefined
  const key = { text: said, content: [], source: 'line' as const, position: raw.position }
  const built = buildChoice({ ...raw, keys: [key] })
  const message = `Kunci ${said.toUpperCase()} hanya disebut di pembahasannya. Periksa.`
  return { ...built, doubts: [...built.doubts, { code: 'key_in_explanation', message }] }
}

function buildChoice(raw: RawQuestion): BuiltQuestion {
  const options = raw.options.map(takeTick).sort((a, b) => a.index - b.index)
  const decision = decideKey({ ...raw, options })
  const stem = textOfStem(raw)
  const several = wantsSeveral(raw, stem) || decision.key.length > 1
  const isBoldAll = everyText(
    options.map(({ content }) => paragraph(content)),
    look => look.bold === true,
  )
  const dropped: MarkKind[] = isBoldAll ? [...decision.spoken, 'bold'] : decision.spoken
  const written = options.map(option => writeOption(option, dropped))
  const prompt = writeStem(raw.stem)
  const question: DraftQuestion = several
    ? {
        type: 'multiple_choice',
        prompt,
        options: written,
        key: decision.key,
        credit: creditOf(raw, 'all_or_nothing'),
      }
    : { type: 'single_choice', prompt, options: written, key: decision.key[0] ?? null }
  const doubts = [
    ...decision.doubts,
    ...doubtSeveral(several && !wantsSeveral(raw, stem), decision),
    ...doubtGaps(options),
  ]
  return { question, signs: decision.signs, doubts, faults: faultsOf(question, raw) }
}

function creditOf({ meta }: RawQuestion, usual: 'all_or_nothing' | 'proportional') {
  const said = meta['penilaian'] ?? ''
  if (/sebanding|proporsional|proportional/i.test(said)) return 'proportional'
  return /semua/i.test(said) ? 'all_or_nothing' : usual
}

function doubtSeveral(isGuess: boolean, { key }: KeyDecision) {
  if (!isGuess) return []
  return [
    {
      code: 'several_keys',
      message: `Ada ${key.length} kunci, jadi soal ini dibaca sebagai pilihan ganda kompleks. Periksa.`,
    },
  ]
}

function doubtGaps(options: readonly RawOption[]) {
  const isGapless = options.every((option, order) => option.index === order)
  return isGapless
    ? []
    : [{ code: 'option_gap', message: 'Huruf opsi tidak berurutan. Periksa apakah ada opsi yang hilang.' }]
}

function faultsOf(question: DraftQuestion, raw: RawQuestion) {
  if (question.type !== 'single_choice' && question.type !== 'multiple_choice') return []
  const { options, type } = question
  const isMissing = question.type === 'single_choice' ? question.key === null : question.key.length === 0
  const unread =
    raw.keys.length > 0
      ? `Kunci “${(raw.keys[0]?.text ?? '').slice(0, 40)}” tidak cocok dengan opsi mana pun. Pilih opsi yang benar.`
      : undefined
  const most = type === 'single_choice' ? 5 : 8
  return [
    ...(isMissing ? [unread ? { code: 'missing_key', message: unread } : missingKey('opsi')] : []),
    ...(options.filter(option => option === '').length > 0
      ? [{ code: 'empty_option', message: 'Ada opsi yang kosong. Isi teks atau gambarnya.' }]
      : []),
    ...(options.length < 2
      ? [{ code: 'too_few_options', message: 'Soal ini hanya punya satu opsi. Lengkapi opsinya.' }]
      : []),
    ...(options.length > most
      ? [
          {
            code: 'too_many_options',
            message: `Soal ini punya ${options.length} opsi; paling banyak ${most}. Kurangi opsinya.`,
          },
        ]
      : []),
  ]
}

function buildTable(raw: RawQuestion, statements: NonNullable<RawQuestion['statements']>): BuiltQuestion {
  const said = raw.keys
    .map(({ text }) => parseTruths(text))
    .find(truths => truths?.length === statements.rows.length)
  const key = statements.key.map((own, index) => own ?? said?.[index] ?? null)
  const prompt = writeStem(raw.stem)
  const missing = key.filter(each => each === null).length
  return {
    question: {
      type: 'true_false_table',
      prompt,
      columns: statements.columns,
      statements: statements.rows.map(writeInlines),
      key,
      credit: creditOf(raw, 'proportional'),
    },
    signs: [
      {
        about: 'kind',
        sign: 'statement_table',
        says: `tabel dengan kolom ${statements.columns.join(' dan ')}`,
        speaks: 'for',
        place: { position: statements.position },
      },
      ...(missing < key.length
        ? [
            {
              about: 'key' as const,
              sign: 'column',
              says: 'tanda di kolom tabel',
              speaks: 'for' as const,
              place: { position: statements.position },
            },
          ]
        : []),
    ],
    doubts: [],
    faults:
      missing > 0
        ? [
            {
              code: 'missing_key',
              message: `Kunci ${missing} dari ${key.length} pernyataan belum ada. Pilih kolom yang benar.`,
            },
          ]
        : [],
  }
}

const ASKS_TRUTH =
  /benar.{0,12}salah|\bB\b.{0,8}\bS\b|true.{0,8}false|sesuai.{0,12}tidak sesuai|ya.{0,6}tidak/i

/** Statements in a list with `Kunci: B, S, B`, or one statement with `Kunci: Benar`. */
function findSaidStatements(raw: RawQuestion, stem: string): RawQuestion['statements'] {
  const [key] = raw.keys
  const truths = key && parseTruths(key.text)
  if (!key || !truths) return undefined
  const rows = listRows(raw)
  const isAsked = ASKS_TRUTH.test(stem) || raw.section === 'true_false' || truths.length > 1
  const base = { columns: ['Benar', 'Salah'] as [string, string], position: key.position }
  if (isAsked && rows.length === truths.length && truths.length > 1) return { ...base, rows, key: truths }
  const isOne =
    rows.length === 0 &&
    truths.length === 1 &&
    (isAsked || /^(benar|salah|true|false)\.?$/i.test(key.text.trim()))
  if (!isOne) return undefined
  return { ...base, rows: [raw.stem.flatMap(flattenBlock)], key: truths }
}

const TRUTH_BEHIND = /\s*[([]\s*(b|s|benar|salah|true|false|ya|tidak)\s*[)\]]\s*\.?\s*$/iu

const COUNT = /^\s*(?:(?:pernyataan\s*)?\((\d)\)\s*[:.–-]?|pernyataan\s*(\d)\s*[:.)–-])\s*(?=\S)/i

/** Paragraphs `(1) …`, `(2) …` or `Pernyataan 1: …` of a stem as one list. */
function listStatements(raw: RawQuestion): RawQuestion {
  const found = raw.stem.map(block =>
    block.kind === 'paragraph' ? COUNT.exec(plainText(block.content)) : null,
  )
  const numbers = found.map(match => Number(match?.[1] ?? match?.[2]))
  const first = numbers.indexOf(1)
  const count = numbers.slice(first).findIndex((number, at) => number !== at + 1)
  const end = count < 0 ? numbers.length : first + count
  if (first < 0 || end - first < 2) return raw
  const items = raw.stem
    .slice(first, end)
    .map((block, at) => [
      paragraph(trimContent(sliceContent(flattenBlock(block), found[first + at]?.[0].length ?? 0))),
    ])
  const list: Block = { kind: 'list', start: 1, items }
  return { ...raw, stem: [...raw.stem.slice(0, first), list, ...raw.stem.slice(end)] }
}

/** The options, or where there are none the last list of the stem. */
function listRows({ stem, options }: RawQuestion): Inline[][] {
  if (options.length > 1) return options.map(({ content }) => content)
  const list = stem.findLast(block => block.kind === 'list')
  return list?.kind === 'list' ? list.items.map(item => item.flatMap(flattenBlock)) : []
}

/** Statements that each end with what they are: `Air membeku pada 0 °C (B)`. */
function findMarkedStatements(raw: RawQuestion, stem: string): RawQuestion['statements'] {
  const lines = listRows(raw)
  if (raw.keys.length > 0 || lines.length < 2) return undefined
  if (!ASKS_TRUTH.test(stem) && raw.section !== 'true_false') return undefined
  const found = lines.map(content => TRUTH_BEHIND.exec(plainText(content)))
  const key = found.map(match => parseTruth(match?.[1] ?? '') ?? null)
  if (key.includes(null)) return undefined
  const rows = lines.map((content, at) => trimContent(sliceContent(content, 0, found[at]?.index ?? 0)))
  return { columns: ['Benar', 'Salah'], position: raw.options[0]?.position ?? raw.position, rows, key }
}

function buildSaidTable(raw: RawQuestion, statements: NonNullable<RawQuestion['statements']>): BuiltQuestion {
  const isOne = statements.rows.length === 1
  const stem = isOne ? [] : raw.stem.filter(block => block.kind !== 'list' || raw.options.length > 1)
  const built = buildTable({ ...raw, stem }, statements)
  if (isOne && built.question) built.question.prompt = 'Tentukan apakah pernyataan berikut benar atau salah.'
  return built
}

function buildShort(raw: RawQuestion): BuiltQuestion {
  const prompt = writeStem(raw.stem)
  const stem = textOfStem(raw)
  const [key] = raw.keys
  const isMatching = raw.section === 'matching' || /\b(?:jodohkan|pasangkan)/i.test(stem)
  if (isMatching) return { question: undefined, unsupported: 'matching', ...nothing }
  const isEssay =
    raw.section === 'essay' ||
    (words.asksForEssay(stem) && (!key || key.text.length > 60)) ||
    (key?.text.length ?? 0) > 160
  if (isEssay) return { question: undefined, unsupported: 'essay', ...nothing }
  const answer = key && readTypedAnswer(raw, stem)
  const signs = key
    ? [
        {
          about: 'key' as const,
          sign: key.source,
          says: `jawaban tertulis: ${key.text}`,
          speaks: 'for' as const,
          place: { position: key.position },
        },
      ]
    : []
  const isOwn = raw.meta['tipe soal'] !== undefined
  const bare = answer?.kind === 'text' && !isOwn ? listBareNumbers(answer.accepted) : []
  const accepting = answer?.kind === 'text' ? { ...answer, accepted: [...answer.accepted, ...bare] } : answer
  return {
    question: { type: 'short_answer', prompt, answer: accepting ?? null },
    signs,
    doubts: bare.length > 0 ? [doubtUnit(bare)] : [],
    faults: answer
      ? []
      : [
          {
            code: 'missing_key',
            message: 'Soal ini tidak punya opsi dan jawaban. Tulis jawaban singkatnya, atau tambahkan opsi.',
          },
        ],
  }
}

const doubtUnit = (bare: readonly string[]) => ({
  code: 'unit_in_answer',
  message: `Jawaban ini memuat satuan, jadi angkanya saja juga diterima: ${bare.join('; ')}. Hapus bila satuannya wajib ditulis.`,
})

/** Our own layout states the kind, and parts what is accepted by semicolons only. */
function readTypedAnswer(raw: RawQuestion, stem: string): DraftAnswer | undefined {
  const plain = plainKey(raw)
  if (/isian teks/i.test(raw.meta['tipe soal'] ?? ''))
    return { kind: 'text', accepted: plain.split(/\s*;\s*/).filter(word => word !== '') }
  return readAnswer(plain, raw.meta['toleransi'] === undefined ? stem : `toleransi ${raw.meta['toleransi']}`)
}

/** Formulas of a short key are read as what was typed in them. */
function plainKey({ keys: [key] }: RawQuestion): string {
  return (key?.content ?? [])
    .map(inline =>
      inline.kind === 'text'
        ? inline.text
        : inline.kind === 'formula'
          ? inline.latex.replace(/^\\frac\{(\d+)\}\{(\d+)\}$/, '$1/$2')
          : '',
    )
    .join('')
}

/** Decides the kind of a question and its key. */
export function buildQuestion(raw: RawQuestion): BuiltQuestion {
  if (raw.statements) return buildTable(raw, raw.statements)
  const listed = raw.options.length === 0 ? listStatements(raw) : raw
  const stem = textOfStem(listed)
  const said = findSaidStatements(listed, stem) ?? findMarkedStatements(listed, stem)
  if (said) return buildSaidTable(listed, said)
  const bullets = raw.options.length === 0 ? findBulletOptions(raw) : undefined
  if (bullets) return buildChoice(bullets)
  const counted = raw.options.length === 0 ? findCountedOptions(raw) : undefined
  if (counted) return buildCounted(counted)
  const weights = findWeights(raw)
  if (weights) return buildWeighted(raw, weights)
  if (raw.options.length === 0) return buildPlain(raw)
  const built = buildChoice(raw)
  return built.faults.some(({ code }) => code === 'missing_key')
    ? (buildExplained(raw) ?? buildWeighed(raw) ?? built)
    : built
}

/** `A : merah`, `A.merah` or `A merah`, as the last lines of a stem. */
const SPELLED = /^\s*([A-H])(?:\s*[:=–—-]\s+|[.)]\s*|\s+)(?=\S)/

/** The lines of a stem, each with what it begins with. */
function listStemLines(raw: RawQuestion): { content: Inline[]; words: string }[] {
  return raw.stem.flatMap(block => {
    if (block.kind !== 'paragraph') return [{ content: flattenBlock(block), words: '' }]
    const lines: Inline[][] = [[]]
    for (const inline of block.content)
      if (inline.kind === 'break') lines.push([])
      else lines.at(-1)?.push(inline)
    return lines.map(content => ({ content, words: plainText(content) }))
  })
}

function asOption(content: Inline[], index: number, position: number): RawOption {
  return { index, isUpper: true, position, content, more: [], labelLook: {}, tick: '' }
}

/** Options below a stem whose letters have no point, or that have none; undefined where there are none. */
function findLooseOptions(raw: RawQuestion): { changed: RawQuestion; isSpelled: boolean } | undefined {
  if (raw.stem.some(block => block.kind !== 'paragraph')) return undefined
  const lines = listStemLines(raw)
  const first = lines.findIndex(({ words }) => SPELLED.exec(words)?.[1] === 'A')
  const below = lines.slice(first < 0 ? 1 : first)
  const isSpelled =
    first > 0 && below.every(({ words }, at) => SPELLED.exec(words)?.[1] === 'ABCDEFGH'.charAt(at))
  if ((first >= 0 && !isSpelled) || below.length < 2 || below.length > 5) return undefined
  const options = below.map(({ content, words }, at) =>
    asOption(trimContent(sliceContent(content, SPELLED.exec(words)?.[0].length ?? 0)), at, raw.position),
  )
  const stem = lines.slice(0, lines.length - below.length).map(({ content }) => paragraph(content))
  return { changed: { ...raw, stem, options }, isSpelled }
}

/** A question without options whose key is a letter has some that were not recognised. */
function buildPlain(raw: RawQuestion): BuiltQuestion {
  const key = raw.meta['tipe soal'] === undefined && raw.section !== 'short' ? raw.keys[0]?.text : undefined
  const letters = key === undefined ? undefined : parseLetters(key)
  if (key === undefined || letters === undefined || !/^[^\p{L}]*[A-Ha-h](?!\p{L})/u.test(key))
    return buildShort(raw)
  const found = findLooseOptions(raw)
  if (found && letters.every(at => at < found.changed.options.length)) {
    const built = buildChoice(found.changed)
    if (found.isSpelled) return built
    const message =
      'Baris-baris sesudah pertanyaan dibaca sebagai opsi, karena kuncinya sebuah huruf. Periksa.'
    return { ...built, doubts: [...built.doubts, { code: 'unlettered_options', message }] }
  }
  const built = buildShort(raw)
  const message = `Kuncinya huruf “${key.slice(0, 20)}”, tetapi tidak ada opsi yang dikenali. Periksa jenis soal dan opsinya.`
  return { ...built, doubts: [...built.doubts, { code: 'letter_as_answer', message }] }
}

/** The list that ends a stem, as options; undefined where none of a fitting length does. */
function takeListAsOptions(raw: RawQuestion): RawQuestion | undefined {
  const list = raw.stem.at(-1)
  if (list?.kind !== 'list' || list.items.length < 3 || list.items.length > 8) return undefined
  const options = list.items.map((item, index) => asOption(item.flatMap(flattenBlock), index, raw.position))
  return { ...raw, options, stem: raw.stem.slice(0, -1) }
}

/** Options 1), 2), 3) or boxes whose key counts them: `Kunci: 1 dan 3`. */
function findCountedOptions(raw: RawQuestion): RawQuestion | undefined {
  const [key] = raw.keys
  const numbers = /^[(\s]*\d(?:\s*[)]?\s*(?:,|;|&|dan)\s*[(]?\d)*[)\s.]*$/.test(key?.text ?? '')
    ? (key?.text.match(/\d/g) ?? []).map(Number)
    : []
  const changed =
    numbers.length > 0 && raw.meta['tipe soal'] === undefined ? takeListAsOptions(raw) : undefined
  if (!key || !changed || !numbers.every(number => number >= 1 && number <= changed.options.length))
    return undefined
  const letters = numbers.map(number => String.fromCharCode(64 + number)).join(', ')
  return { ...changed, keys: [{ ...key, text: letters, content: [] }] }
}

function buildCounted(raw: RawQuestion): BuiltQuestion {
  const built = buildChoice(raw)
  const message = 'Daftar di akhir soal dibaca sebagai opsi, dan kuncinya sebagai nomor opsi. Periksa.'
  return { ...built, doubts: [...built.doubts, { code: 'counted_options', message }] }
}

/** A list without letters at the end of a stem holds the options, if one of its items is marked as the key. */
function findBulletOptions(raw: RawQuestion): RawQuestion | undefined {
  if (raw.meta['tipe soal'] !== undefined) return undefined
  const changed = takeListAsOptions(raw)
  if (!changed) return undefined
  const { key, doubts } = decideKey({ ...changed, options: changed.options.map(takeTick) })
  // Stress inside an item is no sign; an answer that is written out and fits none says that there are no options.
  return key.length > 0 && doubts.length === 0 ? changed : undefined
}
