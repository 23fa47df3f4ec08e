import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('so many of a key are in at once, the others follow in their order, and keys do not wait for each other', async () => {
  const enter = createGate(2)
  const seen: string[] = []
  const places: Disposable[] = []
  const come = async (key: string, name: string) => {
    places.push(await enter(key))
    seen.push(name)
  }
  const all = [come('a', 'a1'), come('a', 'a2'), come('a', 'a3'), come('a', 'a4'), come('b', 'b1')]
  await Promise.all([all[0], all[1], all[4]])
  expect(seen).toEqual(['a1', 'a2', 'b1'])
  for (const place of places.slice(0, 2)) place[Symbol.dispose]()
  await Promise.all(all)
  expect(seen).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})
