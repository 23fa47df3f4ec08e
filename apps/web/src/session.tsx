import { readToken } from './api/token.ts'
import { explainMissingStore } from './auth/explain-missing-store.ts'
import { loginPath } from './auth/guard.ts'
import { titleFromMemory } from './ui/brand/product-name.ts'
import { openSubTest } from './features/exam/progresses/open-sub-test.ts'
import { registerOfflineCopy } from './exam/keep/offline-copy.ts'
import { applyTextSize, readTextSize } from './question/text-size.ts'

const address = /^\/session\/(tryout|tryout-review|quiz|practice)\/([^/]+)(?:\/([^/]+))?\/?$/

applyTextSize(readTextSize())
document.title = titleFromMemory(document.title)
void showPage()
registerOfflineCopy()

/** The network is asked first: React arrives while the answers are under way. */
async function showPage() {
  const [, kind, slug, subTestId] = address.exec(location.pathname)?.map(decodeURIComponent) ?? []
  const root = document.getElementById('root')
  if (root === null) return undefined
  if (slug === undefined) return location.replace('/')
  if (explainMissingStore(root)) return undefined
  // Nothing of a stranger's lies here, and nothing is asked for in nobody's name.
  if (readToken() === null) return location.replace(loginPath(location.pathname + location.search))
  if (kind === 'tryout-review') {
    const { showReview } = await import('./features/scores/results/review/review-page.tsx')
    return showReview(root, slug)
  }
  if (kind === 'quiz') {
    const [place, { showQuiz }] = await Promise.all([
      import('./features/learning/quizzes/session/open-quiz.ts').then(({ openQuiz }) => openQuiz(slug)),
      import('./features/learning/quizzes/session/quiz-page.tsx'),
    ])
    return showQuiz(root, place)
  }
  if (kind === 'practice') {
    const [place, { showPractice }] = await Promise.all([
      import('./features/learning/practices/session/open-practice.ts').then(({ openPractice }) =>
        openPractice(slug),
      ),
      import('./features/learning/practices/session/practice-page.tsx'),
    ])
    return showPractice(root, place)
  }
  if (subTestId === undefined) return location.replace(`/student/try-out/subjects/${slug}`)
  const [place, { showSubTest }] = await Promise.all([
    openSubTest(slug, subTestId),
    import('./features/exam/progresses/exam-page.tsx'),
  ])
  return showSubTest(root, place)
}
