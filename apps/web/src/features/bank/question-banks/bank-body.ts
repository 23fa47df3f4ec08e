import type { Bank } from '@gerbang/contract/bank/question-banks.ts'

/** What the call takes, as the bank is. */
export function toBody({ title, description, visibility, status, tags, sub_tests }: Bank) {
  const subject_ids = sub_tests.map(({ subject }) => subject.id)
  return { title, description, visibility, status, tags, subject_ids }
}
