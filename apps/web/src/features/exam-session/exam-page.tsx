import { showExam } from '../../exam/exam-page.tsx'
import { fillPath, paths } from '../../paths.ts'
import { BlockedView } from './blocked-view.tsx'
import type { SubTestPlace } from './open-sub-test.ts'
import { ReceiptView } from './receipt-view.tsx'
import { StartView } from './start-view.tsx'
import { texts } from './texts.ts'

export function showSubTest(root: HTMLElement, { exam, slug, sub_test_id }: SubTestPlace) {
  const home = { href: fillPath(paths.subjects, { slug }), label: texts.home }
  showExam(root, exam, {
    home,
    pages: {
      start: () => <StartView slug={slug} subTestId={sub_test_id} />,
      blocked: refusal => <BlockedView {...refusal} />,
      receipt: (progress, submission) => <ReceiptView slug={slug} progress={progress} {...submission} />,
    },
  })
}
