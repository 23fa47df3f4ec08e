import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { expect, test } from 'vitest'
import { type ListColumns, shapeList } from './list-shape.ts'

const statuses = { draft: 'Draf', published: 'Terbit', archived: 'Arsip' }

test('a shape holds the call, its filters and its sorts', () => {
  const shape = shapeList(questionBanks.list, { filters: { status: statuses }, sorts: ['title', '-title'] })
  expect(shape).toEqual({
    call: questionBanks.list,
    filters: { status: statuses },
    sorts: ['title', '-title'],
  })
})

/** Compiled and never called. */
export function refuseToCompile() {
  // @ts-expect-error -- the server does not sort by that
  shapeList(questionBanks.list, { filters: {}, sorts: ['owner'] })
  // @ts-expect-error -- the server has no such filter
  shapeList(questionBanks.list, { filters: { colour: null }, sorts: ['title'] })
  // @ts-expect-error -- words are missing
  shapeList(questionBanks.list, { filters: { status: { draft: 'Draf' } }, sorts: ['title'] })
  const columns: ListColumns<typeof questionBanks.list> = [
    // @ts-expect-error -- the server does not sort by that
    { id: 'owner', header: 'Pemilik', sort: 'owner', cell: ({ owner }) => owner.name },
    // @ts-expect-error -- rows have no such field
    { id: 'colour', header: 'Warna', cell: ({ colour }) => colour },
  ]
  return columns
}
