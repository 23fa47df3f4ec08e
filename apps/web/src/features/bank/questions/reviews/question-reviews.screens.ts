import { screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const questionReviewScreens = [
  screen(
    areaPaths.questionReview,
    [{ title: 'Bank Soal', path: areaPaths.banks }, 'Tinjau Soal'],
    async () => (await import('./review-queue-page.tsx')).ReviewQueuePage,
  ),
]
