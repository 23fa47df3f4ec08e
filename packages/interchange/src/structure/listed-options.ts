import { letterAt, lettersOf } from '@gerbang/contract/question/name-parts.ts'
import { type Inline, paragraph, plainText, sliceContent, trimContent } from '../content/content.ts'
import { type Doubt, statedKind } from './built-question.ts'
import { decideKey } from './decide-key.ts'
import { parseLetters } from './parse-keys.ts'
import type { RawOption, RawQuestion } from './raw-question.ts'
import { takeTick } from './take-tick.ts'
import { flattenBlock } from './write-parts.ts'

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
  const isSpelled = first > 0 && below.every(({ words }, at) => SPELLED.exec(words)?.[1] === letterAt(at))
  if ((first >= 0 && !isSpelled) || below.length < 2 || below.length > 5) return undefined
  const options = below.map(({ content, words }, at) =>
    asOption(trimContent(sliceContent(content, SPELLED.exec(words)?.[0].length ?? 0)), at, raw.position),
  )
  const stem = lines.slice(0, lines.length - below.length).map(({ content }) => paragraph(content))
  return { changed: { ...raw, stem, options }, isSpelled }
}

/** The places that a key names by letters; undefined where it says something else, or the kind is stated. */
export function findLetterKey(raw: RawQuestion): number[] | undefined {
  const [key] = raw.keys
  if (!key || statedKind(raw) !== undefined || raw.section === 'short') return undefined
  return /^[^\p{L}]*[A-Ha-h](?!\p{L})/u.test(key.text) ? parseLetters(key.text) : undefined
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
  const changed = numbers.length > 0 && statedKind(raw) === undefined ? takeListAsOptions(raw) : undefined
  if (!key || !changed || !numbers.every(number => number >= 1 && number <= changed.options.length))
    return undefined
  const letters = lettersOf(numbers.map(number => number - 1))
  return { ...changed, keys: [{ ...key, text: letters, content: [] }] }
}

/** A list without letters at the end of a stem holds the options, if one of its items is marked as the key. */
function findBulletOptions(raw: RawQuestion): RawQuestion | undefined {
  if (statedKind(raw) !== undefined) return undefined
  const changed = takeListAsOptions(raw)
  if (!changed) return undefined
  const { key, doubts } = decideKey({ ...changed, options: changed.options.map(takeTick) })
  // Stress inside an item is no sign; an answer that is written out and fits none says that there are no options.
  return key.length > 0 && doubts.length === 0 ? changed : undefined
}

interface Listed {
  raw: RawQuestion
  doubts: Doubt[]
}

const counted: Doubt = {
  code: 'counted_options',
  message: 'Daftar di akhir soal dibaca sebagai opsi, dan kuncinya sebagai nomor opsi. Periksa.',
}
const unlettered: Doubt = {
  code: 'unlettered_options',
  message: 'Baris-baris sesudah pertanyaan dibaca sebagai opsi, karena kuncinya sebuah huruf. Periksa.',
}

/** Options in the lines of a stem that were not recognised as options; undefined where there are none. */
export function findListedOptions(raw: RawQuestion): Listed | undefined {
  const bullets = findBulletOptions(raw)
  if (bullets) return { raw: bullets, doubts: [] }
  const numbered = findCountedOptions(raw)
  if (numbered) return { raw: numbered, doubts: [counted] }
  const letters = findLetterKey(raw)
  const loose = letters && findLooseOptions(raw)
  if (!loose || !letters.every(at => at < loose.changed.options.length)) return undefined
  return { raw: loose.changed, doubts: loose.isSpelled ? [] : [unlettered] }
}
