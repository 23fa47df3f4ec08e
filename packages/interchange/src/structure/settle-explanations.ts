import { plainText } from '../content/content.ts'
import type { Mark, MarkOf } from './mark.ts'

type Run = readonly MarkOf<'loose'>[]

const EXPLAINS =
  /^\s*(?:karena|sebab|jadi|maka|diketahui|ditanya|misal(?:kan|nya)?|berdasarkan|sehingga|dengan demikian|langkah|rumus|ingat|gunakan|(?:opsi|pilihan|jawaban)\s+(?:\(?[A-H]\)?\s|yang\s+(?:benar|tepat))|dari (?:teks|bacaan|data|gambar|tabel|grafik|soal|persamaan))/i
const FAREWELL = /selamat|terima kasih|semoga|selesai|tamat/i
/** Longer words are a text of their own, that the next question may be about. */
const SHORT = 160

const wordsOf = (run: Run) => run.flatMap(({ words }) => words ?? [])

function isSentence(run: Run): boolean {
  const line = plainText(wordsOf(run)).trim()
  const isPlain = run.every(({ words }) => words?.every(({ kind }) => kind !== 'picture'))
  return isPlain && line.length <= SHORT && (/[.)]$/.test(line) || line.includes('=')) && !FAREWELL.test(line)
}

const explains = (run: Run) => EXPLAINS.test(plainText(wordsOf(run))) || isSentence(run)

/** The marks right below a key that belong to nothing so far. */
function findRun(marks: readonly Mark[], key: number): Run {
  const run: MarkOf<'loose'>[] = []
  for (const mark of marks.slice(key + 1)) {
    if (mark.role !== 'loose') break
    run.push(mark)
  }
  return run
}

function writeRun(run: Run): Mark[] {
  const position = run[0]?.position ?? 0
  const message =
    'Baris di bawah kunci dipasang sebagai pembahasan. Periksa, dan pindahkan bila bagian soal lain.'
  return [
    { role: 'warning', code: 'guessed_explanation', message, position },
    ...run.map(({ block, position }): Mark => ({ role: 'block', to: 'explanation', block, position })),
  ]
}

/** Below the last key nothing can be meant for a next question. */
function isHabit(runs: readonly Run[]): boolean {
  const found = runs.filter(run => run.length > 0)
  return found.length > 1 && found.length * 2 >= runs.length && found.at(-1) === runs.at(-1)
}

/** Words right below a key explain it, though nothing says so, where they read like it or all questions have them. */
export function settleExplanations(marks: readonly Mark[]): Mark[] {
  const keys = marks.flatMap((mark, at) => (mark.role === 'key' && mark.ends ? [at] : []))
  const runs = new Map(keys.map(at => [at, findRun(marks, at)]))
  const areAll = isHabit([...runs.values()])
  const settled: Mark[] = []
  for (let at = 0; at < marks.length; at += 1) {
    const mark = marks[at]
    if (mark) settled.push(mark)
    const run = runs.get(at) ?? []
    if (run.length === 0 || !(areAll || explains(run))) continue
    settled.push(...writeRun(run))
    at += run.length
  }
  return settled
}
