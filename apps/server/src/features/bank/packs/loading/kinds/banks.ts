import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import type { Body } from '@gerbang/contract/call.ts'
import { conflict } from '../../../../../http/errors.ts'
import { isFilled } from '../../../question-banks/question-banks.queries.ts'
import { itemsOf, type PackItemOf } from '../../reading/pack.ts'
import { type KindLoader, type Loading, oneByOne } from '../loading.ts'
import { readSubjects } from './programs.ts'

/** The subjects of a bank, in the order of its files. */
async function listSubjectIds(loading: Loading, { ref, data }: PackItemOf<'bank'>): Promise<string[]> {
  const ids = await readSubjects(loading)
  const held = itemsOf(loading.pack.items, 'question')
  return data.sub_tests.flatMap(name => {
    const first = held.find(({ file }) => file === `banks/${ref}/${name}.soal.md`)
    const id = ids.get(first?.data.sub_test ?? '')
    return id === undefined ? [] : [id]
  })
}

async function bodyOf(
  loading: Loading,
  item: PackItemOf<'bank'>,
): Promise<Omit<Body<typeof questionBanks.create>, 'program_id'>> {
  const { title, description, tags, for_practice, visibility } = item.data
  const subject_ids = await listSubjectIds(loading, item)
  return { title, description, tags, for_practice, visibility, subject_ids }
}

export const bankLoader: KindLoader<'bank'> = {
  create: oneByOne(async (loading, item) => {
    const body = { ...(await bodyOf(loading, item)), program_id: loading.program_id }
    const { data } = await loading.send(questionBanks.create, { body })
    const { status } = item.data
    if (status === 'published')
      await loading.send(questionBanks.setStatus, { body: { ids: [data.id], status } })
    return data.id
  }),
  update: async (loading, item, id) => {
    const body = { ...(await bodyOf(loading, item)), status: item.data.status }
    await loading.send(questionBanks.update, { params: { id }, body })
  },
  remove: async ({ trx, send }, id) => {
    if (await isFilled(trx, id)) throw conflict('in_use', 'Bank ini masih berisi soal atau bacaan.')
    await send(questionBanks.delete, { params: { id } })
  },
}
