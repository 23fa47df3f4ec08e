import { bannerEditScreens } from '../features/site/banners/banners.screens.ts'
import { dashboardScreens } from '../features/office/dashboard/admin/dashboard.screens.ts'
import { faqEditScreens } from '../features/site/faqs/faq-edit.screens.ts'
import { guidanceEditScreens } from '../features/site/guidances/staff-guidances.screens.ts'
import { lessonEditScreens } from '../features/learning/lessons/lesson-edit.screens.ts'
import { newsEditScreens } from '../features/site/news/news.screens.ts'
import { examDayScreens } from '../features/exam/exam-day/exam-day.screens.ts'
import { onPaperScreens } from '../features/exam/on-paper/on-paper.screens.ts'
import { programScreens } from '../features/exam/programs/programs.screens.ts'
import { tryoutPlanScreens } from '../features/exam/tryout-plans/tryout-plans.screens.ts'
import { chanceReportScreens } from '../features/scores/outcomes/chance-report.screens.ts'
import { quizAuthoringScreens } from '../features/learning/quizzes/authoring/quiz-authoring.screens.ts'
import { reportScreens } from '../features/office/reports/tryout/report.screens.ts'
import { scoreScreens } from '../features/scores/scores/scores.screens.ts'
import { settingScreens } from '../features/platform/settings/setting.screens.ts'
import { loginCardScreens } from '../features/people/classes/cards/login-cards.screens.ts'
import { studentListScreens } from '../features/people/student-lists/student-lists.screens.ts'
import { studentCodeScreens } from '../features/people/student-codes/student-codes.screens.ts'
import { universityScreens } from '../features/exam/universities/universities.screens.ts'
import { packScreens } from '../features/bank/packs/packs.screens.ts'
import { subjectScreens } from '../features/bank/subjects/subjects.screens.ts'
import { userScreens } from '../features/people/users/users.screens.ts'
import { testimonialEditScreens } from '../features/site/testimonials/testimonials.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'
import { staffScreens } from './staff-screens.ts'

export const adminArea: Area = {
  role: 'admin',
  sidebar: [
    { title: 'Dashboard', icon: 'dashboard', path: paths.admin },
    { title: 'Pengguna', icon: 'users', path: paths.users, covers: ['/admin/class'] },
    { title: 'Try Out', icon: 'tryout', path: paths.plans },
    { title: 'Quiz', icon: 'quiz', path: paths.adminQuizzes },
    { title: 'Bank Soal', icon: 'bank', path: areaPaths.banks },
    { title: 'Universitas', icon: 'university', path: paths.universities },
    { title: 'Laporan', icon: 'report', path: paths.reports },
    { title: 'Peringkat', icon: 'ranking', path: paths.scores },
    { title: 'Konten', icon: 'content', path: paths.content },
  ],
  screens: [
    ...dashboardScreens,
    ...userScreens,
    ...studentCodeScreens,
    ...studentListScreens,
    ...loginCardScreens,
    ...settingScreens,
    ...universityScreens,
    ...tryoutPlanScreens,
    ...programScreens,
    ...examDayScreens,
    ...onPaperScreens,
    ...quizAuthoringScreens,
    ...subjectScreens,
    ...packScreens,
    ...chanceReportScreens,
    ...reportScreens,
    ...scoreScreens,
    ...newsEditScreens,
    ...bannerEditScreens,
    ...testimonialEditScreens,
    ...faqEditScreens,
    ...guidanceEditScreens,
    ...lessonEditScreens,
    ...staffScreens,
  ],
}
