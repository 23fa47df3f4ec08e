import { bannerEditScreens } from '../features/banners/banners.screens.ts'
import { faqEditScreens } from '../features/faqs/faqs.screens.ts'
import { guidanceEditScreens } from '../features/guidances/guidances.screens.ts'
import { newsEditScreens } from '../features/news/news.screens.ts'
import { profileScreens } from '../features/profile/profile.screens.ts'
import { questionBankScreens } from '../features/question-banks/question-banks.screens.ts'
import { quizAuthoringScreens } from '../features/quiz-authoring/quiz-authoring.screens.ts'
import { scoreScreens } from '../features/scores/scores.screens.ts'
import { userScreens } from '../features/users/users.screens.ts'
import { testimonialEditScreens } from '../features/testimonials/testimonials.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const adminArea: Area = {
  role: 'admin',
  sidebar: [
    { title: 'Pengguna', icon: 'users', path: paths.users },
    { title: 'Bank Soal', icon: 'bank', path: areaPaths.banks },
    { title: 'Quiz', icon: 'quiz', path: paths.adminQuizzes },
    { title: 'Peringkat', icon: 'ranking', path: paths.scores },
    { title: 'Konten', icon: 'content', path: paths.content },
  ],
  screens: [
    ...userScreens,
    ...questionBankScreens,
    ...quizAuthoringScreens,
    ...scoreScreens,
    ...newsEditScreens,
    ...bannerEditScreens,
    ...testimonialEditScreens,
    ...faqEditScreens,
    ...guidanceEditScreens,
    ...profileScreens,
  ],
}
