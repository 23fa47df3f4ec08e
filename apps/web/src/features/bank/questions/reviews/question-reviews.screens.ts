import type { Screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const questionReviewScreens: Screen[] = [
  {
    path: areaPaths.questionReview,
    title: 'Tinjau Soal',
    under: areaPaths.banks,
    load: async () => (await import('./review-queue-page.tsx')).ReviewQueuePage,
  },
]
