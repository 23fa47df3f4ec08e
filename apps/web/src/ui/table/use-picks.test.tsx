import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePicks } from './use-picks.ts'

interface Row {
  id: string
  isMine: boolean
}

const row = (id: string, isMine = true): Row => ({ id, isMine })
const [a, b, c] = [row('a'), row('b'), row('c', false)]

/** A table of these rows; `turn` shows others. */
function openTable(rows: readonly Row[]) {
  const { result, rerender } = renderHook(
    ({ rows, of }: { rows: readonly Row[]; of: string }) =>
      usePicks({ rows, of, getKey: ({ id }) => id, canPick: ({ isMine }) => isMine }),
    { initialProps: { rows, of: 'semua' } },
  )
  return {
    picks: () => result.current,
    names: () => result.current.chosen.map(({ id }) => id),
    turn: (other: readonly Row[], of = 'semua') => rerender({ rows: other, of }),
  }
}

test('a row is picked and unpicked', () => {
  const { picks, names } = openTable([a, b])
  act(() => picks().pick([a], true))
  expect(names()).toEqual(['a'])
  expect([a, b].map(picks().isPicked)).toEqual([true, false])
  act(() => picks().pick([a], false))
  expect(names()).toEqual([])
})

test('to pick a row twice picks it once', () => {
  const { picks, names } = openTable([a, b])
  act(() => picks().pick([a], true))
  act(() => picks().pick([a, b], true))
  expect(names()).toEqual(['a', 'b'])
})

test('all of a page are those that one may pick, and a page without any is never all picked', () => {
  const { picks, names, turn } = openTable([a, b, c])
  act(() => picks().pickAll(true))
  expect(names()).toEqual(['a', 'b'])
  expect(picks().isAllPicked).toBe(true)
  turn([c])
  expect(picks().isAllPicked).toBe(false)
})

test('rows of another page stay picked, and are counted where they are seen', () => {
  const { picks, names, turn } = openTable([a])
  act(() => picks().pickAll(true))
  turn([b])
  expect(names()).toEqual([])
  turn([a])
  expect(names()).toEqual(['a'])
})

test('once every row was asked for, those of all pages count, without those that one may not pick', () => {
  const { picks, names, turn } = openTable([a])
  act(() => picks().pickBeyond([a, b, c]))
  expect(names()).toEqual(['a', 'b'])
  turn([b])
  expect(names()).toEqual(['a', 'b'])
})

test('another search lists other rows: of those that were asked for before only what is seen counts', () => {
  const { picks, names, turn } = openTable([a])
  act(() => picks().pickBeyond([a, b]))
  turn([b], 'ani')
  expect(names()).toEqual(['b'])
})

test('what was done with them leaves none picked', () => {
  const { picks, names, turn } = openTable([a, b])
  act(() => picks().pickBeyond([a, b]))
  act(() => picks().clear())
  expect(names()).toEqual([])
  turn([b])
  expect(names()).toEqual([])
})
