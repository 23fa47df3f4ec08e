import { type Block, type Inline, paragraph, plainText } from '../content/content.ts'
import type { Remark } from '../model/draft.ts'
import { onlyServes } from '../model/passage-remarks.ts'
import { addsTo, appendBlocks } from './append-block.ts'
import { asksForSeveral, type PassageCue } from './keywords.ts'
import type { Mark, MarkOf } from './mark.ts'

export interface RawPassage {
  id: string
  title: string
  /** The line that announced it. */
  announcement: Inline[]
  blocks: readonly Block[]
  position: number
  cue: PassageCue
}

export interface Passages {
  passages: RawPassage[]
  /** The passage of each question, in their order. */
  ofQuestions: (RawPassage | undefined)[]
  warnings: Remark[]
}

function describeLoose(inline: Inline): string {
  if (inline.kind === 'formula') return `$${inline.latex}$`
  return inline.kind === 'text' ? inline.text : inline.kind === 'picture' ? '[gambar]' : ' '
}

const warn = (code: string, message: string, position: number): Remark => ({
  code,
  message,
  place: { position },
})

type Loose = readonly MarkOf<'loose'>[]

const wordsOf = (loose: Loose) => loose.flatMap(({ words }) => (words ? [words] : []))

const describe = (loose: Loose) =>
  wordsOf(loose)
    .map(words => words.map(describeLoose).join(''))
    .join(' ')

/** Long text, a table and a picture are something that the next question is about. */
const isPassage = (loose: Loose) =>
  loose.some(({ words }) => words === undefined || words.some(({ kind }) => kind === 'picture')) ||
  describe(loose).length > 160

const positionOf = (loose: Loose, usual: number) =>
  loose.find(({ words }) => words !== undefined)?.position ?? usual

const warnOfLoose = (loose: Loose): Remark =>
  warn(
    'unknown_text',
    `Baris ini tidak dikenali sebagai bagian soal mana pun: “${describe(loose).slice(0, 120)}”. Abaikan bila memang bukan soal.`,
    positionOf(loose, 0),
  )

const warnOfPassage = (number: number, position: number) =>
  warn(
    'loose_passage',
    `Teks sebelum soal ${number} dipasang sebagai bacaan soal itu. Periksa apakah soal lain juga memakainya.`,
    position,
  )

/** An announcement with nothing below it, or with a formula in it, says itself what its questions are about. */
function settleAnnouncement(passage: RawPassage): RawPassage {
  const { announcement, blocks } = passage
  const isText = announcement.every(({ kind }) => kind === 'text' || kind === 'break')
  if (announcement.length === 0 || (blocks.length > 0 && isText)) return passage
  return { ...passage, title: '', blocks: [paragraph(announcement), ...blocks] }
}

/** Whether the announcement that is the passage asks for more than one answer to each of its questions. */
export const asksAllForSeveral = ({ announcement, title }: RawPassage) =>
  title === '' && asksForSeveral(plainText(announcement))

/** Finds the passages of a document, and which question has which. */
export function gatherPassages(marks: readonly Mark[]): Passages {
  const passages: RawPassage[] = []
  const places: (number | undefined)[] = []
  const warnings: Remark[] = []
  let loose: MarkOf<'loose'>[] = []

  function add(passage: Omit<RawPassage, 'id'>) {
    passages.push({ ...passage, id: `s${passages.length + 1}` })
  }

  function settleLoose({ number, position: own }: MarkOf<'question'>) {
    const blocks = loose.map(({ block }) => block)
    const position = positionOf(loose, own)
    add({ title: '', announcement: [], blocks, position, cue: { from: number, to: number } })
    warnings.push(warnOfPassage(number, position))
  }

  /** A passage without numbers serves the question that comes next. */
  function choose(number: number): number | undefined {
    const last = passages.at(-1)
    if (!last) return undefined
    const { from, to } = last.cue
    if (from === undefined || to === undefined) {
      passages[passages.length - 1] = { ...last, cue: { from: number, to: number } }
      warnings.push(onlyServes(number, last.position))
      return passages.length - 1
    }
    return number >= from && number <= to ? passages.length - 1 : undefined
  }

  for (const mark of marks) {
    if (mark.role === 'loose') loose.push(mark)
    if (mark.role === 'passage') {
      const { heading: title, announcement, cue, position } = mark
      if (mark.replaces) passages.pop()
      add({ title, announcement, blocks: [], position, cue })
    }
    const last = passages.at(-1)
    if (last && addsTo(mark, 'passage'))
      passages[passages.length - 1] = { ...last, blocks: appendBlocks(last.blocks, [mark]) }
    if (mark.role !== 'question') continue
    if (loose.length > 0 && isPassage(loose)) settleLoose(mark)
    else if (loose.length > 0) warnings.push(warnOfLoose(loose))
    loose = []
    places.push(choose(mark.number))
  }
  if (loose.length > 0) warnings.push(warnOfLoose(loose))
  const settled = passages.map(settleAnnouncement)
  return {
    passages: settled,
    ofQuestions: places.map(at => (at === undefined ? undefined : settled[at])),
    warnings,
  }
}
