import { lazy, Suspense } from 'react'
import { showExam } from '../../../exam/screen/exam-page.tsx'
import { fillPath, paths } from '../../../paths.ts'
import { BlockedView } from './blocked-view.tsx'
import type { SubTestPlace } from './open-sub-test.ts'
import { ReceiptView } from './receipt-view.tsx'
import { StartView } from './start-view.tsx'
import type { Notices } from './notices.tsx'
import { texts } from './texts.ts'

/** Follows once the questions are there; a page without a network asks again. */
const loadNotices = (): Promise<{ default: typeof Notices }> =>
  import('./notices.tsx').then(
    module => ({ default: module.Notices }),
    () => new Promise<void>(resolve => setTimeout(resolve, 10_000)).then(loadNotices),
  )
const LateNotices = lazy(loadNotices)

export function showSubTest(root: HTMLElement, { exam, slug, sub_test_id }: SubTestPlace) {
  const home = { href: fillPath(paths.subjects, { slug }), label: texts.home }
  showExam(root, exam, {
    home,
    pages: {
      notices: (
        <Suspense key="notices">
          <LateNotices slug={slug} />
        </Suspense>
      ),
      start: () => <StartView slug={slug} subTestId={sub_test_id} />,
      blocked: refusal => <BlockedView {...refusal} />,
      receipt: (progress, submission) => <ReceiptView slug={slug} progress={progress} {...submission} />,
    },
  })
}
