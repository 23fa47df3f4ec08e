import { questions } from '@gerbang/contract/bank/questions.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { insertQuestions, type NewQuestion } from '../../../questions/insert-questions.queries.ts'
import { takeEstimates } from '../../estimates.queries.ts'
import { findBankPath, listBankPlaces, listTopicIds } from '../../packs.queries.ts'
import { itemsOf, type PackItemOf } from '../../reading/pack.ts'
import { findRow, type KindLoader, type Loading, oneByOne, PackError, withAddresses } from '../loading.ts'

type Placed = PackItemOf<'question'> | PackItemOf<'passage'>

async function findPlace(loading: Loading, item: Placed) {
  const bank = findRow(loading, 'bank', item.data.bank, item)
  const places = await listBankPlaces(loading.trx, bank)
  const place = places.find(({ code }) => code === item.data.sub_test)
  if (!place)
    throw new PackError(`${item.file} baris 1: banknya tidak lagi punya subtes ${item.data.sub_test}`)
  return place
}

/** A row that lies in a bank, as paths name it. */
async function demandPath(
  { trx }: Pick<Loading, 'trx'>,
  table: 'questions' | 'stimuli',
  id: string,
): Promise<{ params: { qbId: string; subTesId: string }; revision: number }> {
  const found = await findBankPath(trx, table, id)
  if (!found) throw new Error(`Cannot find the row ${id} of ${table}`)
  const { revision, ...params } = found
  return { params, revision }
}

export const passageLoader: KindLoader<'passage'> = {
  create: oneByOne(async (loading, item) => {
    const { id: subTesId, bank_id: qbId } = await findPlace(loading, item)
    const { title, body: source } = withAddresses(loading, item, item.data)
    const saved = await loading.send(questions.saveStimulus, {
      params: { qbId, subTesId },
      body: { title, source },
    })
    return saved.data.id
  }),
  update: async (loading, item, id) => {
    const { params, revision } = await demandPath(loading, 'stimuli', id)
    const { title, body: source } = withAddresses(loading, item, item.data)
    await loading.send(questions.saveStimulus, { params, body: { id, revision, title, source } })
  },
  remove: async (loading, id) => {
    const { params } = await demandPath(loading, 'stimuli', id)
    await loading.send(questions.deleteStimulus, { params: { ...params, id } })
  },
}

/** Topics of a subject by name; those that it lacks are added. */
export async function findTopics(
  { trx, send }: Loading,
  subject_id: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const ids = await listTopicIds(trx, subject_id)
  for (const name of new Set(names))
    if (!ids.has(name)) {
      const { data } = await send(subjects.addTopic, { params: { id: subject_id }, body: { name } })
      ids.set(name, data.id)
    }
  return ids
}

function write(loading: Loading, item: PackItemOf<'question'>, topics: ReadonlyMap<string, string>) {
  const { draft, passage, points, difficulty, lang, topics: names } = withAddresses(loading, item, item.data)
  return {
    draft,
    stimulus_id: passage === null ? null : findRow(loading, 'passage', passage, item),
    topic_ids: names.flatMap(name => topics.get(name) ?? []),
    points,
    difficulty,
    lang,
  }
}

const isFinished = ({ pack }: Loading, { data }: PackItemOf<'question'>) =>
  itemsOf(pack.items, 'bank').some(({ ref, data: { status } }) => ref === data.bank && status === 'published')

/** Those of one sub-test go in together, as those of an imported document do. */
async function createQuestions(
  loading: Loading,
  items: readonly PackItemOf<'question'>[],
): Promise<string[]> {
  const ids = new Map<string, string>()
  for (const group of Map.groupBy(items, ({ file }) => file).values()) {
    const [first] = group
    if (!first) continue
    const place = await findPlace(loading, first)
    const topics = await findTopics(
      loading,
      place.subject_id,
      group.flatMap(({ data }) => data.topics),
    )
    const written = group.map(
      (item): NewQuestion => ({
        ...write(loading, item, topics),
        status: isFinished(loading, item) ? 'published' : 'draft',
      }),
    )
    const inserted = await insertQuestions(loading.trx, place.id, written, loading.actor, loading.platform)
    for (const [index, { ref }] of group.entries()) ids.set(ref, inserted[index]?.row.id ?? '')
  }
  await takeMeasured(
    loading,
    items.map(item => [item, ids.get(item.ref) ?? '']),
  )
  return items.map(({ ref }) => ids.get(ref) ?? '')
}

async function takeMeasured(
  { trx, platform }: Loading,
  items: readonly (readonly [item: PackItemOf<'question'>, id: string])[],
): Promise<void> {
  const found = items.flatMap(([{ data }, question_id]) =>
    data.estimate ? [{ question_id, estimate: data.estimate }] : [],
  )
  if (found.length > 0) await takeEstimates(trx, found, platform.now().toISOString())
}

export const questionLoader: KindLoader<'question'> = {
  create: createQuestions,
  update: async (loading, item, id) => {
    const place = await findPlace(loading, item)
    const topics = await findTopics(loading, place.subject_id, item.data.topics)
    const { params, revision } = await demandPath(loading, 'questions', id)
    await loading.send(questions.save, { params, body: { ...write(loading, item, topics), id, revision } })
    if (!isFinished(loading, item)) return
    const published = { params: { qbId: place.bank_id }, body: { ids: [id], status: 'published' as const } }
    const { data } = await loading.send(questions.setStatus, published)
    const [refused] = data.refused
    if (refused)
      throw new PackError(
        `${item.file} baris ${item.line}: soal ${item.ref} ${Object.values(refused.errors).flat().join(' ')}`,
      )
    await takeMeasured(loading, [[item, id]])
  },
  remove: async (loading, id) => {
    const { params } = await demandPath(loading, 'questions', id)
    await loading.send(questions.delete, { params: { ...params, id } })
  },
}
