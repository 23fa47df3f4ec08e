import type { QuestionVersion } from '@gerbang/contract/bank/question-versions.ts'
import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'
import { diffArrays } from 'diff'
import { texts as kindTexts } from '../../../../question/draft-texts.ts'
import { describeKey, listFacts } from '../../../../question/office-kinds.ts'
import type { Fact } from '../../../../question/office-part.ts'
import { texts } from './texts.ts'

const words = texts.history.fields

/** A run of signs that both versions have, or only one of them. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  tokens: string[]
}

export interface Change {
  id: string
  label: string
  pieces: Piece[]
}

function writeKey({ content, key }: QuestionVersion): string {
  if (key === null) return ''
  return describeKey(content, key)
    .map(({ html, text }) => (html === undefined ? text : `${htmlToPlain(html)}: ${text}`))
    .join('\n')
}

/** All that a version says, in the order in which its author reads it. */
function listAll(version: QuestionVersion): Omit<Fact, 'field'>[] {
  const { draft, stimulus, topics, points, difficulty, lang } = version
  return [
    { id: 'kind', label: texts.kind, text: kindTexts.kinds[draft.content.type] },
    { id: 'prompt', label: texts.prompt, text: draft.content.prompt },
    ...listFacts(draft.content),
    { id: 'key', label: words.key, text: writeKey(version) },
    { id: 'explanation', label: texts.explanation, text: draft.explanation },
    { id: 'hint', label: texts.hint, text: draft.hint ?? '' },
    { id: 'video', label: texts.video, text: draft.explanation_video_url ?? '' },
    {
      id: 'stimulus',
      label: texts.passage.label,
      text: stimulus ? stimulus.title || texts.passage.untitled : '',
    },
    { id: 'topics', label: texts.topics.label, text: topics.map(({ name }) => name).join(', ') },
    { id: 'points', label: texts.points, text: String(points).replace('.', ',') },
    { id: 'difficulty', label: texts.difficulty, text: texts.difficulties[difficulty] },
    { id: 'lang', label: texts.lang, text: texts.langs[lang] },
  ]
}

// A formula or a picture is one sign: half of one says nothing.
const token = /\$\$[\s\S]+?\$\$|\$[^$\n]+\$|!\[[^\]]*\]\([^)]*\)|\s+|[\p{L}\p{N}]+|[\s\S]/gu

/** The work grows with the square of the signs that differ; two texts with more than so many are no versions of each other. */
const mostEdits = 2_000

export function compareTexts(before: string, after: string): Piece[] {
  const older = before.match(token) ?? []
  const newer = after.match(token) ?? []
  const changes = diffArrays(older, newer, { maxEditLength: mostEdits })
  if (!changes)
    return [
      { kind: 'removed', tokens: older },
      { kind: 'added', tokens: newer },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    tokens: value,
  }))
}

/** What one version says otherwise than the other; empty where they read the same. */
export function compareVersions(before: QuestionVersion, after: QuestionVersion): Change[] {
  const older = new Map(listAll(before).map(fact => [fact.id, fact]))
  const newer = listAll(after)
  const kept = new Set(newer.map(({ id }) => id))
  const gone = [...older.values()].filter(({ id }) => !kept.has(id)).map(fact => ({ ...fact, text: '' }))
  return [...newer, ...gone].flatMap(({ id, label, text }) => {
    const former = older.get(id)?.text ?? ''
    return former === text ? [] : [{ id, label, pieces: compareTexts(former, text) }]
  })
}
