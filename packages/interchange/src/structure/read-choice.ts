import { plainText } from '../content/content.ts'
import type { Doubt, Told } from './built-question.ts'
import { decideKey } from './decide-key.ts'
import { findListedOptions } from './listed-options.ts'
import * as words from './keywords.ts'
import type { MarkKind } from './option-marks.ts'
import type { RawOption, RawQuestion } from './raw-question.ts'
import { takeTick } from './take-tick.ts'
import { areAllBold, flattenBlock, textOfStem, writeOption, writeStem } from './write-parts.ts'

interface Choice extends Told {
  prompt: string
  options: string[]
  /** Places of the right options. */
  key: number[]
  /** Whether several options may be right. */
  isSeveral: boolean
}

function wantsSeveral(raw: RawQuestion): boolean {
  return (
    raw.section === 'multiple' ||
    words.asksForSeveral(textOfStem(raw)) ||
    /kompleks|multiple/i.test(raw.meta['tipe soal'] ?? raw.meta['tipe'] ?? raw.meta['jenis soal'] ?? '')
  )
}

const doubtSeveral = (key: readonly number[]): Doubt => ({
  code: 'several_keys',
  message: `Ada ${key.length} kunci, jadi soal ini dibaca sebagai pilihan ganda kompleks. Periksa.`,
})

function doubtGaps(options: readonly RawOption[]): Doubt[] {
  return options.every((option, order) => option.index === order)
    ? []
    : [{ code: 'option_gap', message: 'Huruf opsi tidak berurutan. Periksa apakah ada opsi yang hilang.' }]
}

function findFaults(raw: RawQuestion, options: readonly string[], key: readonly number[], most: number) {
  const [said] = raw.keys
  const missing = said
    ? `Kunci “${said.text.slice(0, 40)}” tidak cocok dengan opsi mana pun. Pilih opsi yang benar.`
    : 'Kunci belum ada. Pilih opsi yang benar.'
  const faults: [isFault: boolean, code: string, message: string][] = [
    [key.length === 0, 'missing_key', missing],
    [options.includes(''), 'empty_option', 'Ada opsi yang kosong. Isi teks atau gambarnya.'],
    [options.length < 2, 'too_few_options', 'Soal ini hanya punya satu opsi. Lengkapi opsinya.'],
    [
      options.length > most,
      'too_many_options',
      `Soal ini punya ${options.length} opsi; paling banyak ${most}. Kurangi opsinya.`,
    ],
  ]
  return faults.flatMap(([isFault, code, message]) => (isFault ? [{ code, message }] : []))
}

function decideChoice(raw: RawQuestion): Choice {
  const options = raw.options.map(takeTick).sort((a, b) => a.index - b.index)
  const { key, signs, doubts, spoken } = decideKey({ ...raw, options })
  const isAsked = wantsSeveral(raw)
  const isSeveral = isAsked || key.length > 1
  const dropped: MarkKind[] = areAllBold(options) ? [...spoken, 'bold'] : spoken
  const written = options.map(option => writeOption(option, dropped))
  return {
    prompt: writeStem(raw.stem),
    options: written,
    key,
    isSeveral,
    signs,
    doubts: [...doubts, ...(isSeveral && !isAsked ? [doubtSeveral(key)] : []), ...doubtGaps(options)],
    faults: findFaults(raw, written, key, isSeveral ? 8 : 5),
  }
}

/** The key that an explanation comes to, which counts where nothing else names one. */
function findExplainedKey({ keys, explanation }: RawQuestion): string | undefined {
  return keys.length === 0 ? words.findSaidKey(plainText(explanation.flatMap(flattenBlock))) : undefined
}

function explainChoice(raw: RawQuestion, said: string): Choice {
  const key = { text: said, content: [], source: 'line' as const, position: raw.position }
  const choice = decideChoice({ ...raw, keys: [key] })
  const message = `Kunci ${said.toUpperCase()} hanya disebut di pembahasannya. Periksa.`
  return { ...choice, doubts: [...choice.doubts, { code: 'key_in_explanation', message }] }
}

/** Whether neither the options nor any line say which of them is right. */
export function isUnkeyed(raw: RawQuestion): boolean {
  return findExplainedKey(raw) === undefined && decideChoice(raw).key.length === 0
}

/** Options with their key; undefined for a question that has none, not even in the lines of its stem. */
export function readChoice(raw: RawQuestion): Choice | undefined {
  if (raw.options.length === 0) {
    const listed = findListedOptions(raw)
    if (!listed) return undefined
    const choice = decideChoice(listed.raw)
    return { ...choice, doubts: [...choice.doubts, ...listed.doubts] }
  }
  const choice = decideChoice(raw)
  const said = choice.key.length === 0 ? findExplainedKey(raw) : undefined
  return said === undefined ? choice : explainChoice(raw, said)
}
