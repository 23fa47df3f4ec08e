import type { QuestionDraft } from '@gerbang/contract/question.ts'
import type { ForeignKind } from './foreign-kinds.ts'

/**
 * What every reader yields and every writer takes. Texts are the author's source: Markdown with LaTeX between `$…$`
 * (inline) or `$$…$$` (display), `<u>`, `<sub>` and `<sup>`; pictures are `![alt](name)` with the name of a `DraftPicture`.
 */
export interface Bank {
  title: string
  questions: DocumentQuestion[]
  passages: Passage[]
  pictures: DraftPicture[]
}

/** A question of a document: the draft that the contract knows, and what stands beside it. */
export interface DocumentQuestion {
  /** Unique in the document, such as `q12`. */
  id: string
  /** As the document counts it; sections may start again at 1. */
  number: number
  place: Place
  /** May break a limit of the contract, such as how many options there are: whoever keeps it checks it. */
  draft: QuestionDraft
  passage?: string
  /** The sub-test or chapter under whose heading it stands. */
  section?: string
  topic?: string
  difficulty?: 'easy' | 'medium' | 'hard'
}

export interface Passage {
  id: string
  title: string
  body: string
  place: Place
}

export interface DraftPicture {
  name: string
  type: string
  bytes: Uint8Array
  place: Place
  /** Whether a browser can show it. If not, it keeps its place until somebody replaces it. */
  is_shown: boolean
  /** Where the document shows only a part of the picture, or shows it turned. */
  view?: PictureView
}

/** Shares of the edges that are cut off, then mirrored, then turned clockwise by degrees. */
export interface PictureView {
  left: number
  top: number
  right: number
  bottom: number
  turn: number
  isMirrored: boolean
  isUpsideDown: boolean
}

/** Paragraph (documents), row (sheets) or item (other formats), counted from 1; an entry of an archive has its name. */
export interface Place {
  position: number
  file?: string
}

/** Why something was decided as it was: what speaks for it, and what against. */
export interface Sign {
  question: string
  about: 'key' | 'kind'
  sign: string
  says: string
  speaks: 'for' | 'against'
  place: Place
}

/** `code` is a stable word; `message` an Indonesian sentence that says what to do. */
export interface Remark {
  code: string
  message: string
  place: Place
  question?: string
}

/** An item of a kind that Gerbang does not have, or that could not be read; its text is kept. */
export interface Unsupported {
  kind: ForeignKind
  title: string
  place: Place
  text: string
}

/** A line of the document as it stands there, in Markdown. */
export interface SourceLine {
  place: Place
  text: string
}

export interface ReadResult extends Bank {
  /** The draft can be committed, but somebody should look. */
  warnings: Remark[]
  /** Nothing with an error can be committed; an error without a question refuses the file. */
  errors: Remark[]
  signs: Sign[]
  unsupported: Unsupported[]
  /** In the order of the document; what a draft was made of begins at its place. */
  source: SourceLine[]
}

export function createResult(): ReadResult {
  return {
    title: '',
    questions: [],
    passages: [],
    pictures: [],
    warnings: [],
    errors: [],
    signs: [],
    unsupported: [],
    source: [],
  }
}
