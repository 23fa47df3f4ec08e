import { checkWriters } from './check-writers.ts'
import type { Target } from './target.ts'
import { submitTwice, writeUntil } from './writer.ts'

const writers = 16
/** Of the writers of a round; they submit within some milliseconds of the kill. */
const submitters = 4
const submitAroundMs = 50

const between = (least: number, most: number) => least + Math.random() * (most - least)

export const tryoutTarget: Target = {
  rounds: 50,
  writers,
  drawKillMs: () => between(150, 450),
  goOnMs: 100,
  open:
    async (_, { slug }) =>
    ({ id }) => ({
      path: `/tryouts/${slug}/progresses/${id}`,
      proof: { lease: id },
    }),
  write: async (exam, writer, { place, killAt, isOver }) => {
    if (place >= submitters) return writeUntil(exam, writer, isOver)
    const submitAt = killAt + between(-submitAroundMs, submitAroundMs)
    await writeUntil(exam, writer, () => performance.now() >= submitAt)
    await submitTwice(exam, writer)
  },
  count: all => ({
    saves: all.reduce((sum, { saves }) => sum + saves, 0),
    submits: (all.length / writers) * submitters,
  }),
  check: checkWriters,
  note: `${writers} writers, each with new students in each round; ${submitters} of them submit twice at once around the kill. What has no
answer is sent again with the same sequence number. Checked after each restart: acknowledged answers against the table
(lost), the table against what was sent (phantom), one score per submit (duplicates), receipts against stored answers.`,
}
