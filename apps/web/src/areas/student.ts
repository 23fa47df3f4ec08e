import { faqScreens } from '../features/site/faqs/faqs.screens.ts'
import { galleryScreens } from '../features/platform/gallery/gallery.screens.ts'
import { guidanceScreens } from '../features/site/guidances/guidances.screens.ts'
import { historyScreens } from '../features/learning/history/history.screens.ts'
import { homeScreens } from '../features/learning/home/home.screens.ts'
import { ownOutcomeScreens } from '../features/scores/outcomes/outcomes.screens.ts'
import { lessonScreens } from '../features/learning/lessons/lessons.screens.ts'
import { practiceScreens } from '../features/learning/practices/practice.screens.ts'
import { securityScreens } from '../features/people/auth/security/security.screens.ts'
import { profileScreens } from '../features/people/profile/profile.screens.ts'
import { quizScreens } from '../features/learning/quizzes/taking/quizzes.screens.ts'
import { raportScreens } from '../features/scores/raports/raport.screens.ts'
import { resultScreens } from '../features/scores/results/results.screens.ts'
import { scoringScreens } from '../features/scores/scores/explained/scoring.screens.ts'
import { tryoutScreens } from '../features/exam/tryouts/tryouts.screens.ts'
import { paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const studentArea: Area = {
  role: 'student',
  sidebar: [
    { title: 'Dashboard', icon: 'dashboard', path: paths.student, onBar: 'Dashboard' },
    { title: 'Latihan', icon: 'practice', path: paths.practice, onBar: 'Latihan' },
    { title: 'Try Out', icon: 'tryout', path: paths.tryouts, onBar: 'Try Out' },
    { title: 'Quiz', icon: 'quiz', path: paths.quizzes },
    { title: 'Raport', icon: 'raport', path: paths.raport, onBar: 'Raport' },
    { title: 'Panduan', icon: 'guide', path: paths.guide },
    { title: 'FAQ', icon: 'faq', path: paths.faq },
  ],
  screens: [
    ...homeScreens,
    ...tryoutScreens,
    ...quizScreens,
    ...practiceScreens,
    ...lessonScreens,
    ...raportScreens,
    ...historyScreens,
    ...ownOutcomeScreens,
    ...resultScreens,
    ...scoringScreens,
    ...guidanceScreens,
    ...faqScreens,
    ...profileScreens,
    ...securityScreens,
    ...galleryScreens,
  ],
}
