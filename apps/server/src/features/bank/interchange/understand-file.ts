import type { ImportDetail, ImportPassage } from '@gerbang/contract/bank/interchange.ts'
import { questionDraft } from '@gerbang/contract/question.ts'
import type { DocumentQuestion, ReadResult, Remark } from '@gerbang/interchange/model/draft.ts'
import { listSourceOf } from '@gerbang/interchange/model/list-source-of.ts'
import { movePictures } from '@gerbang/interchange/model/move-pictures.ts'
import { listWritten, rewriteContent } from '../../../content/kinds/kinds.ts'
import { type FindPicture, renderLine, showNow } from '../../../content/render-text.ts'
import type { SavedPicture } from '../../../content/save-picture.ts'
import type { Row } from '../../../db/insert-rows.ts'
import { judgeDraft } from './show-draft.ts'

type UnderstoodQuestion = Omit<Row<'import_questions'>, 'import_id'>

interface Understood extends Pick<ImportDetail, 'remarks' | 'unsupported'> {
  questions: UnderstoodQuestion[]
  passages: ImportPassage[]
}

interface Placed {
  result: ReadResult
  move: (source: string) => string
  findPicture: FindPicture
  /** Whether a picture of it is damaged or too large to be kept. */
  hasLost: (question: DocumentQuestion) => boolean
}

const lostPicture = ({ place }: DocumentQuestion): Remark => ({
  code: 'lost_picture',
  message:
    'Satu gambar rusak atau terlalu besar, jadi tidak ikut. Tempatnya disimpan; pasang lagi gambarnya.',
  place,
})

const sayIt = ({ code, message }: Remark) => ({ code, message })
// The list names the question already.
const sayOfQuestion = ({ code, message }: Remark) => ({ code, message: message.replace(/^Soal \d+: /, '') })

function moveDraft({ draft }: DocumentQuestion, { move }: Placed) {
  const content = rewriteContent(draft.content, move)
  const { explanation, hint } = draft
  return questionDraft.safeParse({
    ...draft,
    content,
    explanation: move(explanation),
    ...(hint !== undefined && { hint: move(hint) }),
  })
}

function showSource(draft: DocumentQuestion, { result, move, findPicture }: Placed) {
  const signs = result.signs.filter(sign => sign.question === draft.id)
  return listSourceOf(result, draft).map(({ place, text }) => ({
    position: place.position,
    html: renderLine(move(text), findPicture).html ?? '',
    is_sign: signs.some(sign => sign.place.position === place.position && sign.place.file === place.file),
  }))
}

function understandQuestion(
  draft: DocumentQuestion,
  position: number,
  placed: Placed,
): UnderstoodQuestion | undefined {
  const { data } = moveDraft(draft, placed)
  if (!data) return undefined
  const { result } = placed
  const told = [...result.errors, ...result.warnings].filter(remark => remark.question === draft.id)
  const remarks = placed.hasLost(draft) ? [...told, lostPicture(draft)] : told
  const signs = result.signs.filter(sign => sign.question === draft.id)
  return {
    position,
    number: draft.number,
    draft: data,
    ...judgeDraft(data, showNow(placed.findPicture)),
    topic: draft.topic?.slice(0, 80) ?? '',
    difficulty: draft.difficulty ?? 'medium',
    passage: draft.passage ?? null,
    decision: 'open',
    remarks: remarks.map(sayOfQuestion),
    signs: signs.map(({ about, sign, says, speaks }) => ({ about, sign, says, speaks })),
    source: showSource(draft, placed),
  }
}

/** A question that no kind of Gerbang can hold, such as one with nine options: its text is not lost. */
function keepText({ number, draft, place }: DocumentQuestion): ImportDetail['unsupported'][number] {
  const { content, explanation } = draft
  const parts = listWritten(content).map(part => part.text)
  const text = [content.prompt, ...parts, explanation].filter(each => each !== '')
  const title = `Soal ${number}: jumlah opsi atau panjang teksnya tidak bisa dipakai`
  return { kind: 'misfit', title, position: place.position, text: text.join('\n') }
}

/** What a document says, as rows to look at: drafts of the bank, with pictures at their new addresses. */
export function understandFile(result: ReadResult, pictures: ReadonlyMap<string, SavedPicture>): Understood {
  const byAddress = new Map([...pictures.values()].map(picture => [picture.url, picture]))
  const bodies = new Map(result.passages.map(({ id, body }) => [id, body]))
  // The document's own remarks tell of pictures that no browser can show.
  const lost = result.pictures.filter(({ name, is_shown }) => is_shown && !pictures.has(name))
  const placed: Placed = {
    result,
    hasLost: ({ draft, passage }) => {
      const text = JSON.stringify([draft, bodies.get(passage ?? '')])
      return lost.some(({ name }) => text.includes(`](${name})`))
    },
    move: source => movePictures(source, name => pictures.get(name)?.url),
    findPicture: address => {
      const found = byAddress.get(address)
      return found && { src: found.url, width: found.width, height: found.height }
    },
  }
  const questions: UnderstoodQuestion[] = []
  const misfits: ImportDetail['unsupported'] = []
  for (const draft of result.questions) {
    const question = understandQuestion(draft, questions.length + 1, placed)
    if (question) questions.push(question)
    else misfits.push(keepText(draft))
  }
  const drafts = new Set(result.questions.map(({ id }) => id))
  const ofFile = result.warnings.filter(({ question }) => question === undefined || !drafts.has(question))
  const unsupported = result.unsupported.map(({ kind, title, place, text }) => ({
    kind,
    title,
    position: place.position,
    text,
  }))
  return {
    questions,
    passages: result.passages.map(({ id, title, body }) => ({ ref: id, title, body: placed.move(body) })),
    remarks: ofFile.map(sayIt),
    unsupported: [...unsupported, ...misfits],
  }
}
