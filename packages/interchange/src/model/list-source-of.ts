import type { DocumentQuestion, Place, ReadResult, SourceLine } from './draft.ts'

const MOST_LINES = 40

const isAt = (place: Place, other: Place) => place.position === other.position && place.file === other.file

/** Where something else begins after this place: the next question, passage or item that could not be read. */
function findEnd({ questions, passages, unsupported }: ReadResult, { position, file }: Place): number {
  const begun = [...questions, ...passages, ...unsupported]
    .filter(({ place }) => place.file === file && place.position > position)
    .map(({ place }) => place.position)
  return Math.min(...begun)
}

/** The lines that a draft was made of, and those elsewhere that say something about its key. */
export function listSourceOf(result: ReadResult, draft: DocumentQuestion): SourceLine[] {
  const { position, file } = draft.place
  const end = findEnd(result, draft.place)
  const own = result.source
    .filter(({ place }) => place.file === file && place.position >= position && place.position < end)
    .slice(0, MOST_LINES)
  const signs = result.signs.filter(({ question }) => question === draft.id)
  const elsewhere = result.source.filter(
    line => !own.includes(line) && signs.some(({ place }) => isAt(place, line.place)),
  )
  return [...own, ...elsewhere.slice(0, MOST_LINES)]
}
