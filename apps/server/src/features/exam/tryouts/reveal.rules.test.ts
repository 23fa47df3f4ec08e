import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTold, type Telling } from './reveal.rules.ts'

const ids = fc.uniqueArray(fc.integer({ max: 30, min: 0 }).map(String), { maxLength: 12 })
const tellings = fc.constantFrom<Telling[]>('each', 'total', 'nothing')

test('what is held is in no sum, what is told one by one is in the total, and nothing is told but what was marked', () => {
  fc.assert(
    fc.property(ids, ids, tellings, (marked, kept, telling) => {
      const held = new Set(kept)
      const told = chooseTold(
        marked.map(question_id => ({ question_id })),
        held,
        telling,
      )
      const total = told.total.map(({ question_id }) => question_id)
      const each = told.each.map(({ question_id }) => question_id)
      expect(total.some(id => held.has(id))).toBe(false)
      expect(each.every(id => total.includes(id))).toBe(true)
      expect(total.every(id => marked.includes(id))).toBe(true)
      expect(each).toEqual(telling === 'each' ? total : [])
      if (telling === 'nothing') expect(total).toEqual([])
      else expect(total.length + told.held).toBe(marked.length)
    }),
  )
})
