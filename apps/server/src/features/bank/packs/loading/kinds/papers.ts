import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { itemsOf, type PackItemOf } from '../../reading/pack.ts'
import { findRow, type KindLoader, type Loading, oneByOne } from '../loading.ts'
import { readSubjects } from './programs.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

type Part = PackItemOf<'tryout'>['data']['sub_tests'][number]

function listChosen({ pack }: Loading, { bank, subject, questions }: Part): string[] {
  if (questions) return questions
  const held = itemsOf(pack.items, 'question').filter(
    ({ data }) => data.bank === bank && data.sub_test === subject,
  )
  return held.map(({ ref }) => ref)
}

/** A week ahead where it has an end: time to look at it. The admin says when it is to be. */
function planWindow({ platform }: Loading, hours: number | null) {
  const now = platform.now().getTime()
  const opens = hours === null ? now : now + WEEK_MS
  return {
    opens_at: new Date(opens).toISOString(),
    closes_at: hours === null ? null : new Date(opens + hours * HOUR_MS).toISOString(),
    release_at: null,
    access: 'free' as const,
  }
}

async function arrange(loading: Loading, item: PackItemOf<'tryout'>, id: string): Promise<void> {
  const subjects = await readSubjects(loading)
  const parts = item.data.sub_tests.map(part => ({ ...part, chosen: listChosen(loading, part) }))
  const sub_tests = parts.map(({ subject, seconds, weight, threshold, chosen }) => ({
    subject_id: subjects.get(subject) ?? '',
    duration_seconds: seconds,
    weight,
    threshold,
    wanted_questions: chosen.length,
  }))
  const { data } = await loading.send(tryoutPlans.arrange, { params: { id }, body: { sub_tests } })
  for (const { subject, chosen } of parts) {
    const subTestId = data.sub_tests.find(own => own.subject.code === subject)?.id ?? ''
    const question_ids = chosen.map(ref => findRow(loading, 'question', ref, item))
    await loading.send(tryoutPlans.choose, { params: { id, subTestId }, body: { question_ids } })
  }
}

/** Plans: an admin looks at them, says when, and publishes. */
export const tryoutLoader: KindLoader<'tryout'> = {
  create: oneByOne(async (loading, item) => {
    const { sub_tests: _, window_hours, ...identity } = item.data
    const body = { ...identity, ...planWindow(loading, window_hours), program_id: loading.program_id }
    const { data } = await loading.send(tryoutPlans.create, { body })
    await arrange(loading, item, data.id)
    return data.id
  }),
  update: async (loading, item, id) => {
    const { sub_tests: _, window_hours: __, ...identity } = item.data
    await loading.send(tryoutPlans.update, { params: { id }, body: identity })
    await arrange(loading, item, id)
  },
  remove: async ({ send }, id) => {
    await send(tryoutPlans.delete, { params: { id } })
  },
}

async function quizOf(loading: Loading, { data }: PackItemOf<'quiz'>) {
  const { title, description, duration_seconds, feedback, subject } = data
  const subjects = await readSubjects(loading)
  const usual = { lang: loading.pack.manifest.language, shuffle: true, max_attempts: null }
  return {
    title,
    description,
    subject_id: subject === null ? null : (subjects.get(subject) ?? ''),
    duration_seconds,
    feedback,
    opens_at: null,
    closes_at: null,
    ...usual,
  }
}

/** Published at once: students can practise as soon as a pack is loaded. */
export const quizLoader: KindLoader<'quiz'> = {
  create: oneByOne(async (loading, item) => {
    const body = { ...(await quizOf(loading, item)), program_id: loading.program_id }
    const { data } = await loading.send(quizAuthoring.create, { body })
    const question_ids = item.data.questions.map(ref => findRow(loading, 'question', ref, item))
    const published = { question_ids, status: 'published' as const }
    await loading.send(quizAuthoring.update, { params: { id: data.id }, body: published })
    return data.id
  }),
  // Its questions are frozen: what students were promised stays.
  update: async (loading, { data: { title, description } }, id) => {
    await loading.send(quizAuthoring.update, { params: { id }, body: { title, description } })
  },
  remove: async ({ send }, id) => {
    await send(quizAuthoring.delete, { params: { id } })
  },
}
