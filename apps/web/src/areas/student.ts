import { faqScreens } from '../features/faqs/faqs.screens.ts'
import { galleryScreens } from '../features/gallery/gallery.screens.ts'
import { guidanceScreens } from '../features/guidances/guidances.screens.ts'
import { homeScreens } from '../features/home/home.screens.ts'
import { ownOutcomeScreens } from '../features/outcomes/outcomes.screens.ts'
import { practiceScreens } from '../features/practice/practice.screens.ts'
import { profileScreens } from '../features/profile/profile.screens.ts'
import { quizScreens } from '../features/quizzes/quizzes.screens.ts'
import { raportScreens } from '../features/raport/raport.screens.ts'
import { resultScreens } from '../features/results/results.screens.ts'
import { scoringScreens } from '../features/scoring/scoring.screens.ts'
import { tryoutScreens } from '../features/tryouts/tryouts.screens.ts'
import { paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const studentArea: Area = {
  role: 'student',
  sidebar: [
    { title: 'Dashboard', icon: 'dashboard', path: paths.student },
    { title: 'Try Out', icon: 'tryout', path: paths.tryouts },
    { title: 'Quiz', icon: 'quiz', path: paths.quizzes, covers: [paths.practice] },
    { title: 'Raport', icon: 'raport', path: paths.raport },
    { title: 'Panduan', icon: 'guide', path: paths.guide },
    { title: 'FAQ', icon: 'faq', path: paths.faq },
  ],
  screens: [
    ...homeScreens,
    ...tryoutScreens,
    ...quizScreens,
    ...practiceScreens,
    ...raportScreens,
    ...ownOutcomeScreens,
    ...resultScreens,
    ...scoringScreens,
    ...guidanceScreens,
    ...faqScreens,
    ...profileScreens,
    ...galleryScreens,
  ],
}
