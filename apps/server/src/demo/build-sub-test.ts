import type { FileQuestion, QuestionFile } from '@gerbang/interchange/text/question-file.ts'
import type { Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { createRenderer } from '../features/bank/questions/build-question.ts'
import type { InsertedQuestion, NewQuestion } from '../features/bank/questions/insert-questions.queries.ts'
import type { DemoPicture } from './copy-pictures.ts'

export type Subject = Row<'subjects'>
type Topic = Row<'topics'>

/** One sub-test of the question bank, before its questions are in. */
export interface DraftSubTest {
  subject: Subject
  lang: FileQuestion['lang']
  row: Row<'bank_sub_tests'>
  topics: Topic[]
  stimuli: Row<'stimuli'>[]
  drafts: NewQuestion[]
}

/** The same with its questions. */
export type BuiltSubTest = Omit<DraftSubTest, 'drafts'> & { questions: InsertedQuestion[] }

export interface BuildMeans extends SeedMeans {
  /** By the name of its file. */
  pictures: Map<string, DemoPicture>
}

/** The official seconds per item times our items, to the half minute. */
export function shareTime(subject: Subject, items: number): number {
  const perItem = subject.default_duration_seconds / subject.default_question_count
  return Math.round((perItem * items) / 30) * 30
}

function stamp({ now, newId }: SeedMeans) {
  const at = now().toISOString()
  return { id: newId(), created_at: at, updated_at: at }
}

/** Those that the subject does not have yet. */
function buildTopics(seed: QuestionFile, subject_id: string, known: Topic[], means: BuildMeans): Topic[] {
  const names = new Set(seed.questions.flatMap(({ topics }) => topics))
  for (const topic of known) if (topic.subject_id === subject_id) names.delete(topic.name)
  return [...names].map(name => ({ ...stamp(means), subject_id, name }))
}

/** Texts name a picture by its file; the rows by its address, as if the text had been typed in the editor. */
function nameAddresses<T>(seed: T, { pictures }: BuildMeans): T {
  const json = JSON.stringify(seed).replaceAll(/(?<=\]\()[\w-]+\.webp(?=\))/g, name => {
    const picture = pictures.get(name)
    if (!picture) throw new Error(`Cannot seed the picture "${name}": there is no such file`)
    return picture.url
  })
  return JSON.parse(json)
}

function createSeedRenderer(ref: string, { pictures }: BuildMeans) {
  const shown = new Map(
    Array.from(pictures.values(), ({ url, width, height }) => [url, { src: url, width, height }]),
  )
  return createRenderer(ref, url => shown.get(url))
}

function buildStimuli(seed: QuestionFile, bank_sub_test_id: string, means: BuildMeans) {
  return new Map(
    seed.passages.map(({ ref, title, body }) => {
      const html = createSeedRenderer(ref, means).renderBlocks(body)
      return [ref, { ...stamp(means), bank_sub_test_id, title, source: body, html, revision: 1 }] as const
    }),
  )
}

function findStimulusId(stimuli: Map<string, Row<'stimuli'>>, { ref, passage }: FileQuestion): string | null {
  if (passage === null) return null
  const row = stimuli.get(passage)
  if (!row) throw new Error(`Cannot seed ${ref}: there is no passage "${passage}"`)
  return row.id
}

/** Puts the authored texts of one sub-test into rows. Throws an error that names the passage that cannot be rendered. */
export function buildSubTest(
  written: QuestionFile,
  {
    bank_id,
    subject,
    position,
    known,
  }: { bank_id: string; subject: Subject; position: number; known: Topic[] },
  means: BuildMeans,
): DraftSubTest {
  const seed = nameAddresses(written, means)
  const topics = buildTopics(seed, subject.id, known, means)
  const ofSubject = [...known, ...topics].filter(topic => topic.subject_id === subject.id)
  const topicIds = new Map(ofSubject.map(({ id, name }) => [name, id]))
  const row: Row<'bank_sub_tests'> = {
    ...stamp(means),
    bank_id,
    subject_id: subject.id,
    position,
    instructions: '',
    default_duration_seconds: shareTime(subject, seed.questions.length),
  }
  const stimuli = buildStimuli(seed, row.id, means)
  const drafts = seed.questions.map(question => ({
    draft: question.draft,
    stimulus_id: findStimulusId(stimuli, question),
    topic_ids: question.topics.map(topic => topicIds.get(topic) ?? ''),
    points: question.points,
    difficulty: question.difficulty,
    lang: question.lang,
    status: 'published' as const,
  }))
  return {
    subject,
    lang: seed.questions[0]?.lang ?? 'id',
    row,
    topics,
    stimuli: [...stimuli.values()],
    drafts,
  }
}
