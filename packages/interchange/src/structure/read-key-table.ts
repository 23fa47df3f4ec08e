import type { Grid } from '../docx/document.ts'
import { type NumberedKey, parseKeyList, parseLetters } from './parse-keys.ts'
import { labelOfCell, readNumber } from './read-cells.ts'

const isKeyText = (text: string) => text.length <= 12 && parseLetters(text) !== undefined

/** Keys in cells beside or below their numbers, or whole pairs in cells. */
function collectKeys(texts: string[][], isBeside: boolean): NumberedKey[] {
  return texts.flatMap((row, line) =>
    row.flatMap((text, at) => {
      const number = readNumber(text)
      const key = (isBeside ? row[at + 1] : texts[line + 1]?.[at]) ?? ''
      return number !== undefined && isKeyText(key) ? [{ number, key }] : []
    }),
  )
}

const NUMBER_HEAD = /^(no|nomor|no\.?\s*soal|nomor\s*soal|butir(\s*soal)?)\.?$/i
const KEY_HEAD = /^(kunci(\s*jawaban)?|jawaban(\s*(yang\s*)?benar)?|jwb|answer|key)$/i

/** Columns named for number and key, beside others such as what each question is worth. A key may be a word or a number. */
function readNamedColumns([head = [], ...rows]: string[][]): NumberedKey[] | undefined {
  const at = (pattern: RegExp) => head.flatMap((text, column) => (pattern.test(text) ? [column] : []))
  const [[number, ...numbers], [key, ...keys]] = [at(NUMBER_HEAD), at(KEY_HEAD)]
  if (number === undefined || key === undefined || numbers.length + keys.length > 0) return undefined
  const found = rows.flatMap(row => {
    const [value, said] = [readNumber(row[number] ?? ''), row[key] ?? '']
    return value !== undefined && said !== '' ? [{ number: value, key: said }] : []
  })
  const isShort = rows.every(row => row.every((text, column) => text.length <= (column === key ? 40 : 12)))
  return isShort && found.length > 0 && found.length === rows.length ? found : undefined
}

/**
 * The keys of a table that holds nothing else; undefined for another table. A table of two keys could be anything:
 * `isAwaited` says whether questions above it wait for just these.
 */
export function readKeyTable(
  grid: Grid,
  isAwaited: (keys: readonly NumberedKey[]) => boolean = () => false,
): NumberedKey[] | undefined {
  const texts = grid.rows.map(row => row.map(labelOfCell))
  const named = readNamedColumns(texts)
  if (named) return named
  const filled = texts.flat().filter(text => text !== '')
  const pairs = filled.flatMap(parseKeyList)
  const [beside, below] = [collectKeys(texts, true), collectKeys(texts, false)]
  const best = beside.length >= below.length ? beside : below
  const isNamed = filled.some(text => /kunci|jawaban|answer|key/i.test(text))
  const known = best.length * 2
  if (pairs.length >= 2 && pairs.length >= filled.length - 2) return pairs
  if (best.length === filled.length / 2 && best.length > 1 && isAwaited(best)) return best
  if (best.length === 0 || (best.length < 3 && !isNamed)) return undefined
  const labels = filled.filter(text => readNumber(text) === undefined && !isKeyText(text))
  const isClean = labels.every(
    text => /^(no(mor)?|soal|kunci|jawaban|jwb|answer|key|number|paket)\b/i.test(text) || text.length <= 12,
  )
  return isClean && known >= (filled.length - labels.length) * 0.7 ? best : undefined
}
