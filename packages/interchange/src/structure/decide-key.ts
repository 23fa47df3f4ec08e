import { lettersOf } from '@gerbang/contract/question/name-parts.ts'
import type { Sign } from '../model/draft.ts'
import { type MarkFinding, type MarkKind, findMarks } from './option-marks.ts'
import { parseLetters } from './parse-keys.ts'
import type { KeySource, RawQuestion } from './raw-question.ts'

export interface KeyDecision {
  /** Positions of options, ascending. */
  key: number[]
  signs: Omit<Sign, 'question'>[]
  /** What the teacher should look at. */
  doubts: { code: string; message: string }[]
  /** Marks that spoke, which the text does not keep. */
  spoken: MarkKind[]
}

interface Voice {
  key: number[]
  sign: string
  says: string
  position: number
  isPart: boolean
  mark?: MarkKind
}

const sourceNames: Record<KeySource, string> = {
  line: 'baris kunci di soal',
  table: 'tabel kunci',
  list: 'daftar kunci',
  column: 'kolom kunci',
}

const markNames: Record<MarkKind, string> = {
  highlight: 'diberi warna latar',
  color: 'berwarna huruf lain',
  underline: 'digarisbawahi',
  bold: 'dicetak tebal',
  strike: 'satu-satunya yang tidak dicoret',
}

// What a teacher does on purpose speaks before what may be emphasis.
const WEIGHT: MarkKind[] = ['highlight', 'color', 'underline', 'bold', 'strike']

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function plainOption({ options }: RawQuestion, index: number): string {
  return (options[index]?.content ?? [])
    .map(inline => (inline.kind === 'text' ? inline.text : inline.kind === 'formula' ? inline.latex : ''))
    .join('')
}

/** A key may name letters, or repeat the text of an option: `AB` among blood groups is that group, `B` the second one. */
function resolveKey(question: RawQuestion, text: string): number[] | undefined {
  const words = fold(text.replace(/^[([]?[A-Ha-h][)\].]\s*/, ''))
  const byText = question.options.findIndex(
    (_, at) => words !== '' && fold(plainOption(question, at)) === words,
  )
  const isRun = /^[A-H]{2,}$/i.test(text.trim())
  if (isRun && byText >= 0) return [byText]
  const letters = parseLetters(text)
  const byLetter = letters?.map(letter => question.options.findIndex(option => option.index === letter))
  if (byLetter?.every(index => index >= 0)) return byLetter
  return byText >= 0 ? [byText] : undefined
}

function listTyped(question: RawQuestion): Voice[] {
  return question.keys.flatMap(({ text, source, position }) => {
    const key = resolveKey(question, text)
    return key
      ? [{ key, sign: source, says: `${sourceNames[source]}: ${text.trim()}`, position, isPart: false }]
      : []
  })
}

function listTicks(question: RawQuestion): Voice[] {
  const key = question.options.flatMap((option, index) => (option.tick === '' ? [] : [index]))
  if (key.length === 0 || key.length === question.options.length) return []
  const [first = 0] = key
  const position = question.options[first]?.position ?? question.position
  return [
    {
      key,
      sign: 'tick',
      says: `opsi ${lettersOf(key)} diberi tanda ${question.options[first]?.tick ?? ''}`,
      position,
      isPart: false,
    },
  ]
}

function toVoice(question: RawQuestion, { kind, whole, part }: MarkFinding): Voice | undefined {
  const count = question.options.length
  if (kind === 'strike') {
    const left = question.options.map((_, index) => index).filter(index => !whole.includes(index))
    const [only] = left
    if (left.length !== 1 || only === undefined || part.length > 0) return undefined
    return {
      key: left,
      sign: kind,
      says: `opsi ${lettersOf(left)} ${markNames.strike}`,
      position: question.options[only]?.position ?? 0,
      isPart: false,
      mark: kind,
    }
  }
  const key = whole.length > 0 ? whole : part
  const isPart = whole.length === 0
  // Words inside several options are stressed for their meaning.
  if (isPart && part.length > 1) return undefined
  if (key.length > Math.max(1, count - 1)) return undefined
  const [first = 0] = key
  const says = `opsi ${lettersOf(key)} ${isPart ? 'sebagian ' : ''}${markNames[kind]}`
  return {
    key,
    sign: kind,
    says,
    position: question.options[first]?.position ?? question.position,
    isPart,
    mark: kind,
  }
}

function listMarks(question: RawQuestion): Voice[] {
  return findMarks(question.options)
    .map(finding => toVoice(question, finding))
    .filter(voice => voice !== undefined)
    .sort(
      (a, b) =>
        Number(a.isPart) - Number(b.isPart) ||
        WEIGHT.indexOf(a.mark ?? 'bold') - WEIGHT.indexOf(b.mark ?? 'bold'),
    )
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every(index => b.includes(index))

function doubtsOf(voices: Voice[], chosen: Voice): KeyDecision['doubts'] {
  const against = voices.filter(
    voice => !isSame(voice.key, chosen.key) && (!voice.isPart || chosen.mark !== undefined),
  )
  const conflict = against.map(voice => ({
    code: 'key_conflict',
    message: `Tanda kunci bertentangan: ${chosen.says}, tetapi ${voice.says}. Dipakai ${lettersOf(chosen.key)}; periksa.`,
  }))
  if (!chosen.isPart) return conflict
  return [
    ...conflict,
    {
      code: 'key_partial',
      message: `Kunci ${lettersOf(chosen.key)} diambil dari tanda yang tidak utuh: ${chosen.says}. Periksa.`,
    },
  ]
}

/** Weighs all signs of a question's key: what is written out first, then ticks, then marks of the text. */
export function decideKey(question: RawQuestion): KeyDecision {
  const voices = [...listTyped(question), ...listTicks(question), ...listMarks(question)]
  const [chosen] = voices
  if (!chosen) return { key: [], signs: [], doubts: [], spoken: [] }
  const signs = voices.map(voice => ({
    about: 'key' as const,
    sign: voice.sign,
    says: voice.says,
    speaks: isSame(voice.key, chosen.key) ? ('for' as const) : ('against' as const),
    place: { position: voice.position },
  }))
  // A mark that spoke for another option would lead students to that one.
  const spoken = voices.flatMap(voice =>
    voice.mark && (!voice.isPart || voice === chosen) ? [voice.mark] : [],
  )
  return { key: [...chosen.key].sort((a, b) => a - b), signs, doubts: doubtsOf(voices, chosen), spoken }
}
