import { expect, test } from 'vitest'
import type { ExamPaper } from './sitting.ts'
import { createTracer } from './tracer.ts'

const paper = { questions: [{ id: 'q1' }, { id: 'q2' }] } as ExamPaper

test('time counts while a question is on the screen and the page can be seen', () => {
  let now = 0
  const tracer = createTracer('visit-1', () => now)
  const pass = (seconds: number) => void (now += seconds * 1000)
  tracer.show('q1')
  pass(10)
  tracer.setVisible(false)
  pass(100)
  tracer.setVisible(true)
  pass(5)
  tracer.show(null)
  pass(7)
  tracer.show('q2')
  pass(3)
  tracer.show('q1')
  pass(1)
  expect(tracer.read(paper, true)?.seconds).toEqual([16, 3])
})

test('what happened is told until the server has it, and in bounded portions', () => {
  const tracer = createTracer('visit-1', () => 0)
  for (let n = 0; n < 60; n += 1) tracer.note('blur', '2026-11-21T01:00:00.000Z')
  const first = tracer.read(paper, true)
  expect(first?.events).toHaveLength(50)
  expect(tracer.read(paper, true)?.events).toEqual(first?.events)
  tracer.settle(first)
  expect(tracer.read(paper, true)?.events.map(({ n }) => n)).toEqual(
    Array.from({ length: 10 }, (_, i) => 51 + i),
  )
})

test('a reload is the same visit: time and events go on from where the page before left them', () => {
  let now = 0
  const before = createTracer('visit-1', () => now)
  before.show('q1')
  before.note('blur', '2026-11-21T01:00:00.000Z')
  now += 20_000
  const kept = before.keep()
  const after = createTracer('visit-2', () => now)
  after.note('reload', '2026-11-21T01:00:20.000Z')
  after.show('q1')
  now += 5_000
  after.adopt(JSON.parse(JSON.stringify(kept)))
  now += 5_000
  after.show('q2')
  now += 1_000
  expect(after.read(paper, true)).toMatchObject({
    visit: 'visit-1',
    seconds: [30, 1],
    events: [
      { n: 1, kind: 'blur' },
      { n: 2, kind: 'reload' },
    ],
  })
})
