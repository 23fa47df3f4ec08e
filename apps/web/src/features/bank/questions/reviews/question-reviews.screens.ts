import type { Screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const questionReviewScreens: Screen[] = [
  {
    path: areaPaths.questionReview,
    crumbs: [{ title: 'Bank Soal', path: areaPaths.banks }, { title: 'Tinjau Soal' }],
    load: async () => (await import('./review-queue-page.tsx')).ReviewQueuePage,
  },
]
