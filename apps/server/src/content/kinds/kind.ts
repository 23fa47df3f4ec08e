import type {
  AnswerValue,
  ContentOf,
  DraftContentOf,
  KeyOf,
  QuestionPart,
  QuestionType,
} from '@gerbang/contract/question.ts'
import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'

/** Turns texts of authors into what students see. */
export interface Renderer {
  renderBlocks: (source: string) => string
  renderWords: (source: string) => string
}

export interface WrittenPart {
  id: string
  text: string
}

/** Something wrong that can be chosen, written or believed in one question. */
export interface Misstep {
  id: string
  label: string
}

/** What the server has to know about one kind of question, besides its marks. */
export interface Kind<T extends QuestionType> {
  build: (draft: DraftContentOf<T>, renderer: Renderer) => ContentOf<T>
  /** The lists of parts that an author has written, by the name of their field. */
  listWritten: (draft: DraftContentOf<T>) => Record<string, readonly WrittenPart[]>
  /** The same draft with each of its texts changed. */
  rewrite: (draft: DraftContentOf<T>, change: (text: string) => string) => DraftContentOf<T>
  /** What besides its texts and its key lacks before students may meet it, by field of the content. */
  findGaps: (draft: DraftContentOf<T>) => Record<string, string[]>
  /** What a wrong answer got wrong, to be counted over a class. */
  listMissteps: (content: ContentOf<T>, key: KeyOf<T>, value: AnswerValue) => Misstep[]
  /** The right answer as it is written on a board. */
  describeRight: (content: ContentOf<T>, key: KeyOf<T>) => string
}

export const renderParts = (parts: readonly WrittenPart[], { renderWords }: Renderer): QuestionPart[] =>
  parts.map(({ id, text }) => ({ id, html: renderWords(text) }))

export const rewriteParts = <P extends WrittenPart>(parts: readonly P[], change: (text: string) => string) =>
  parts.map(part => ({ ...part, text: change(part.text) }))

const labelLength = 90
export const cut = (text: string, length = labelLength) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/** The words of a part, cut to what fits beside a number. */
export const namePart = (parts: readonly QuestionPart[], id: string) =>
  cut(htmlToPlain(parts.find(part => part.id === id)?.html ?? ''))

export const noFurtherGaps = () => ({})

interface WrittenOptions {
  prompt: string
  options: WrittenPart[]
}

/** What all kinds with options have in common. */
export const withOptions = {
  build<D extends WrittenOptions>({ prompt, options, ...rest }: D, renderer: Renderer) {
    return {
      ...rest,
      prompt_html: renderer.renderBlocks(prompt),
      options: renderParts(options, renderer),
    }
  },
  listWritten: ({ options }: WrittenOptions) => ({ options }),
  rewrite: <D extends WrittenOptions>(draft: D, change: (text: string) => string): D => ({
    ...draft,
    prompt: change(draft.prompt),
    options: rewriteParts(draft.options, change),
  }),
  findGaps: noFurtherGaps,
}
