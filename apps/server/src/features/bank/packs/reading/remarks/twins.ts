import { itemsOf, type Pack, type PackItem } from '../pack.ts'
import { listFinished, listParts, type Question } from './written.ts'

const RUN = 5
/** Shorter texts are too alike by nature, above all those that ask about a passage. */
const [MIN_RUNS, MIN_RUNS_ON_PASSAGE] = [4, 8]

/** What all questions of a form share. */
const INSTRUCTIONS =
  /Tentukan apakah (?:penulisan )?setiap (?:pernyataan|temuan|kalimat)[^.]*\.|Decide whether each statement[^.]*\.|Tuliskan jawabanmu[^.]*\.|Penilaian manakah yang tepat[^?]*\?|Hubungan yang benar antara kuantitas[^.]*….|Perhatikan dua kuantitas berikut\.|Simpulan manakah[^?]*\?|Pernyataan manakah[^?]*\?|Gambar manakah[^?]*\?|Putuskan apakah pernyataan[^.]*\./g
const pictures = /!\[[^\]]*\]\([^)]*\)/g

const listRuns = (text: string): Set<string> => {
  const plain = text.replaceAll(INSTRUCTIONS, ' ').replaceAll(pictures, ' ')
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')))
}

interface Text {
  item: PackItem
  runs: Set<string>
}

/** Options and statements that several questions have are their form. */
function findForms(questions: readonly Question[]): Set<string> {
  const parts = questions.flatMap(question => [...new Set(listParts(question))])
  return new Set(
    [...Map.groupBy(parts, part => part)].flatMap(([part, same]) => (same.length > 1 ? part : [])),
  )
}

const asksOnPassage = (item: PackItem) => item.kind === 'question' && item.data.passage !== null

function listTexts(packs: readonly Pack[]): Text[] {
  const questions = packs.flatMap(listFinished)
  const forms = findForms(questions)
  const passages = packs.flatMap(({ items }) => itemsOf(items, 'passage'))
  return [
    ...questions.map(item => {
      const own = listParts(item).filter(part => !forms.has(part))
      return { item, runs: listRuns([item.data.draft.content.prompt, ...own].join(' ')) }
    }),
    ...passages.map(item => ({ item, runs: listRuns(item.data.body) })),
  ].filter(({ item, runs }) => runs.size >= (asksOnPassage(item) ? MIN_RUNS_ON_PASSAGE : MIN_RUNS))
}

export interface Twins {
  one: PackItem
  other: PackItem
}

/** Texts of which more than half stands in another one, in whichever pack and bank that is. */
export function findTwins(packs: readonly Pack[]): Twins[] {
  const texts = listTexts(packs)
  const holders = new Map<string, Text[]>()
  for (const text of texts) for (const run of text.runs) holders.set(run, [...(holders.get(run) ?? []), text])
  return texts.flatMap(one => {
    const shared = new Map<Text, number>()
    for (const run of one.runs)
      for (const other of holders.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    return [...shared]
      .filter(([other, count]) => other.item.ref !== one.item.ref && 2 * count > one.runs.size)
      .map(([other]) => ({ one: one.item, other: other.item }))
  })
}
