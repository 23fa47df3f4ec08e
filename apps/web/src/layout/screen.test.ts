import { expect, test } from 'vitest'
import { listCrumbs, type Screen } from './screen.ts'

const load = () => Promise.resolve(() => null)
const list: Screen = { path: '/admin/tryout', title: 'Try Out', load }
const detail: Screen = { path: '/admin/tryout/:id', title: 'Detail', under: list.path, load }
const day: Screen = { path: '/admin/tryout/:id/live', title: 'Hari ujian', under: detail.path, load }

test('a page of the first level is its own crumb', () => {
  expect(listCrumbs([list], list)).toEqual([{ title: 'Try Out' }])
})

test('the pages above come first, each with its path, and the page itself last, without one', () => {
  expect(listCrumbs([day, detail, list], day)).toEqual([
    { title: 'Try Out', path: list.path },
    { title: 'Detail', path: detail.path },
    { title: 'Hari ujian' },
  ])
})

test('a page below one that the area lacks is named', () => {
  expect(() => listCrumbs([day], day)).toThrow(
    'No screen of the area has the path "/admin/tryout/:id", which "Hari ujian" stands under.',
  )
})
