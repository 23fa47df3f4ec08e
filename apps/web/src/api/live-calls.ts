import { invitations } from '@gerbang/contract/invitations.ts'
import { progresses } from '@gerbang/contract/progresses.ts'
import { quizzes } from '@gerbang/contract/quizzes.ts'
import { results } from '@gerbang/contract/results.ts'
import { sessions } from '@gerbang/contract/sessions.ts'
import { tryouts } from '@gerbang/contract/tryouts.ts'

/** Replies that are true only for the moment, or that must not lie on a shared computer. */
const liveCalls = [
  sessions.list,
  invitations.open,
  tryouts.subjects,
  progresses.questions,
  results.result,
  results.ranking,
  results.review,
  quizzes.result,
]
const livePaths = new Set<unknown>(liveCalls.map(call => call.path))

/** Live replies are asked for again each time, and never written to the disk: the back office's hold other people's data. */
export function isLive(path: unknown): boolean {
  return livePaths.has(path) || String(path).startsWith('/admin/')
}
