import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { type Pack, type PackFault, WORD_LIST } from '../pack.ts'
import { readWords, type WrittenWord } from './read-words.ts'

type KnowsWord = (word: string) => boolean
interface Entry {
  line: number
  /** What stands behind the colon: where a word may stand, or what to write instead. */
  notes: string[]
}
type WordList = ReadonlyMap<string, Entry>

/** Lines such as `Wallacea` and `merubah: PBM-118 PBM-203`. */
function readWordList(text: string): WordList {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, parts: line.split(':') }))
  return new Map(
    lines.flatMap(({ line, parts: [word = '', notes = ''] }) =>
      word.trim() === '' ? [] : [[word.trim(), { line, notes: notes.split(/\s+/).filter(Boolean) }]],
    ),
  )
}

const readOwnList = (name: string) => readWordList(readFileSync(join(import.meta.dirname, name), 'utf8'))

const require = createRequire(import.meta.url)

/** By the file that its package names, beside which the words lie. */
function openDictionary(settings: string, path: string): KnowsWord {
  const bytes = readFileSync(join(dirname(settings), path))
  const words = decodeTrie(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  return word => words.has(word)
}

const openWords = () => ({
  indonesian: openDictionary(require.resolve('@cspell/dict-id-id'), 'dict/id-id.trie'),
  english: openDictionary(require.resolve('@cspell/dict-en-gb-mit'), 'en_GB.trie.gz'),
  /** Right words that the Indonesian dictionary lacks. */
  more: readOwnList('words.txt'),
  /** Words that it has, or that many write, and what is standard. */
  nonstandard: readOwnList('nonstandard.txt'),
})
/** The first check opens them; nothing else needs them. */
let opened: ReturnType<typeof openWords> | undefined

const isAbbreviation = (word: string) => word.length === 1 || word === word.toUpperCase()
/** Bound with a hyphen to a capital. */
const prefix = /^(?:anti|ber|di|ke|non|pasca|per|pra|pro|se)$/i
const ending = /(?:nya|mu|ku|lah|kah)$/

/** A word as a dictionary may have it: as it stands, without a capital, without what hangs on its end. */
function listForms(word: string): string[] {
  const bare = word.replace(ending, '')
  const forms = bare.length > 2 ? new Set([word, bare]) : [word]
  return [...forms].flatMap(form => [form, `${form[0]?.toLowerCase()}${form.slice(1)}`])
}

const listParts = (word: string): string[] => {
  const parts = word.split('-')
  return parts.filter(
    (part, index) =>
      !(index === 0 && prefix.test(part) && /^\p{Lu}/u.test(parts[1] ?? '')) &&
      !(index > 0 && part.replace(ending, '') === ''),
  )
}

const isSpelt = (word: string, knows: KnowsWord) => isAbbreviation(word) || listForms(word).some(knows)

/** What is wrong with a word; nothing where it is right. */
function findFault({ word, place, isEnglish }: WrittenWord, list: WordList): string | undefined {
  opened ??= openWords()
  const { indonesian, english, more, nonstandard } = opened
  const forms = listForms(word)
  if (forms.some(form => list.get(form)?.notes.includes(place))) return undefined
  const [standard] = forms.flatMap(form => nonstandard.get(form) ?? [])
  if (standard) return `"${word}" tidak baku; tulis "${standard.notes.join(' ')}"`
  const knows: KnowsWord = form =>
    indonesian(form) || more.has(form) || list.get(form)?.notes.length === 0 || (isEnglish && english(form))
  return isSpelt(word, knows) || listParts(word).every(part => isSpelt(part, knows))
    ? undefined
    : `ejaan "${word}" tidak dikenal; betulkan, atau tulis katanya di ${WORD_LIST}`
}

/** Words of a pack's list, and places of them, that no text has any more. */
function findIdle(list: WordList, words: readonly WrittenWord[]): PackFault[] {
  const seen = new Set(
    words.flatMap(({ word, place }) =>
      [word, ...listParts(word)].flatMap(listForms).flatMap(form => [form, `${form} ${place}`]),
    ),
  )
  return [...list].flatMap(([word, { line, notes }]) => {
    const idle = notes.length === 0 ? [word] : notes.map(place => `${word} ${place}`)
    return idle
      .filter(entry => !seen.has(entry))
      .map(entry => ({ file: WORD_LIST, line, message: `"${entry}" tidak ada lagi di paket ini` }))
  })
}

/** Misspelt words of a pack, each with its line, and what its own list has in vain. */
export function judgeSpelling({ manifest, files }: Pack): PackFault[] {
  const bytes = files.get(WORD_LIST)
  const list = readWordList(bytes ? new TextDecoder().decode(bytes) : '')
  const words = readWords(files, manifest.language === 'en')
  const faults = words.flatMap(written => {
    const message = findFault(written, list)
    return message === undefined ? [] : [{ file: written.file, line: written.line, message }]
  })
  return [...faults, ...findIdle(list, words)]
}
