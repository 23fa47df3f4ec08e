import { itemsOf, type Pack, type PackFault } from '../pack.ts'
import { findPoorAlternatives } from './alternatives.ts'
import { findTellingHint } from './hints.ts'
import { countLongest, findUnevenLetters } from './keys.ts'
import { findWrongSlips } from './slips.ts'
import { judgeSpelling } from './spelling.ts'
import { findTwins } from './twins.ts'
import { listFinished, type Question } from './written.ts'

/** What readers meet in official papers has at least this many words, by the language of the sub-test. */
const MIN_WORDS: Record<string, number> = { LBI: 120, LBE: 150 }
/** A topic of fewer questions can be reported, but not learnt from. */
const MIN_OF_TOPIC = 4
const [LEAST_LONGEST, MOST_LONGEST] = [0.15, 0.25]
const [MIN_WORDED, MIN_WORDED_OF_SUB_TEST] = [40, 80]

type Judge = (pack: Pack, questions: Question[]) => PackFault[]

const at = ({ file, line }: { file: string; line: number }, message: string): PackFault => ({
  file,
  line,
  message,
})

const judgeSlips: Judge = (_, questions) =>
  questions.flatMap(question =>
    findWrongSlips(`${question.data.draft.explanation}\n\n${question.data.draft.hint ?? ''}`).map(slip =>
      at(question, `soal ${question.ref}: hitungan ini tidak cocok: ${slip}`),
    ),
  )

const judgeHints: Judge = (_, questions) =>
  questions.flatMap(question => {
    const why = findTellingHint(question)
    return why === undefined ? [] : [at(question, `soal ${question.ref}: petunjuk ${why}`)]
  })

const judgeAlternatives: Judge = (_, questions) =>
  questions.flatMap(question =>
    findPoorAlternatives(question).map(why =>
      at(question, `soal ${question.ref}: kata pengganti gambar ${why}`),
    ),
  )

const judgeLetters: Judge = (_, questions) =>
  [...Map.groupBy(questions, ({ file }) => file)].flatMap(([file, same]) => {
    const counts = findUnevenLetters(same)
    return counts === undefined ? [] : [at({ file, line: 1 }, `huruf kunci tidak merata: ${counts}`)]
  })

const tellLongest = (file: string, longest: number, worded: number, sub_test = '') =>
  at(
    { file, line: 1 },
    `kunci adalah pilihan terpanjang pada ${longest} dari ${worded} soal ${sub_test}`.trim(),
  )

export interface LongestKeys {
  sub_test: string
  longest: number
  worded: number
}

/** By sub-test, over all banks of a pack: how often the key is the longest option. */
export function listLongestKeys(questions: readonly Question[]): LongestKeys[] {
  const groups = Map.groupBy(questions, ({ data }) => data.sub_test)
  return [...groups].map(([sub_test, own]) => ({ sub_test, ...countLongest(own) }))
}

/** Clever readers choose the longest option, or shun it: over a sub-test neither may pay. */
const judgeLongest: Judge = (_, questions) => {
  const files = [...Map.groupBy(questions, ({ file }) => file)].flatMap(([file, same]) => {
    const { longest, worded } = countLongest(same)
    return worded < MIN_WORDED || longest <= worded * MOST_LONGEST ? [] : [tellLongest(file, longest, worded)]
  })
  const subTests = listLongestKeys(questions).filter(
    ({ longest, worded }) =>
      worded >= MIN_WORDED_OF_SUB_TEST &&
      (longest < worded * LEAST_LONGEST || longest > worded * MOST_LONGEST),
  )
  return [
    ...files,
    ...subTests.map(({ sub_test, longest, worded }) => tellLongest('pack.json', longest, worded, sub_test)),
  ]
}

const judgeTopics: Judge = ({ items }, questions) => {
  const [program] = itemsOf(items, 'program')
  const topics =
    program?.data.subjects.flatMap(({ code, topics }) => topics.map(topic => ({ code, topic }))) ?? []
  return topics.flatMap(({ code, topic }) => {
    const count = questions.filter(({ data }) => data.sub_test === code && data.topics.includes(topic)).length
    return count < MIN_OF_TOPIC
      ? [at({ file: 'program.json', line: 1 }, `topik "${topic}" di ${code} punya ${count} soal`)]
      : []
  })
}

const judgePassages: Judge = ({ items }) =>
  itemsOf(items, 'passage').flatMap(passage => {
    const least = MIN_WORDS[passage.data.sub_test] ?? 0
    const count =
      passage.data.body.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0
    return count < least ? [at(passage, `${passage.ref} punya ${count} kata, sedikitnya ${least}`)] : []
  })

const judges: Judge[] = [
  judgeSlips,
  judgeHints,
  judgeAlternatives,
  judgeLetters,
  judgeLongest,
  judgeTopics,
  judgePassages,
  judgeSpelling,
]

/**
 * What a pack may be loaded with, but should not be shipped with: its authors' check alone asks. Near copies are looked for in
 * all given packs together, since what may be practised openly in one is no measure in another.
 */
export function judgePacks(packs: readonly Pack[]): Map<Pack, PackFault[]> {
  const twins = findTwins(packs.filter(({ manifest }) => !manifest.demo))
  return new Map(
    packs.map(pack => {
      const questions = listFinished(pack)
      const own = new Set(pack.items)
      const copies = twins
        .filter(({ one }) => own.has(one))
        .map(({ one, other }) => at(one, `${one.ref} hampir sama dengan ${other.ref} di ${other.file}`))
      return [pack, [...judges.flatMap(judge => judge(pack, questions)), ...copies]]
    }),
  )
}
