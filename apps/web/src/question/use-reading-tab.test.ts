import { expect, test } from 'vitest'
import { followPlace } from './use-reading-tab.ts'

const place = (question: string, stimulus?: string) => ({
  question: { id: question },
  stimulus: stimulus === undefined ? null : { id: stimulus },
})

test('a passage is shown before its first question, the question at once from then on', () => {
  const tabs: string[] = []
  let shown = { met: new Set<string>() as ReadonlySet<string> }
  for (const next of [
    place('1'),
    place('2', 'tempe'),
    place('3', 'tempe'),
    place('4', 'batik'),
    place('2', 'tempe'),
    place('1'),
  ]) {
    const followed = followPlace(shown, next)
    tabs.push(followed.tab)
    shown = followed
  }
  expect(tabs).toEqual(['question', 'passage', 'question', 'passage', 'question', 'question'])
})

test('a passage that the student knows already stays behind its questions', () => {
  expect(followPlace({ met: new Set(['tempe']) }, place('2', 'tempe')).tab).toBe('question')
})
