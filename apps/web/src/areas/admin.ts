import { classReportScreens } from '../features/class-report/class-report.screens.ts'
import { bannerEditScreens } from '../features/banners/banners.screens.ts'
import { dashboardScreens } from '../features/dashboard/dashboard.screens.ts'
import { faqEditScreens } from '../features/faqs/faqs.screens.ts'
import { guidanceEditScreens } from '../features/guidances/guidances.screens.ts'
import { newsEditScreens } from '../features/news/news.screens.ts'
import { examDayScreens } from '../features/exam-day/exam-day.screens.ts'
import { onPaperScreens } from '../features/on-paper/on-paper.screens.ts'
import { programScreens } from '../features/programs/programs.screens.ts'
import { tryoutPlanScreens } from '../features/tryout-plans/tryout-plans.screens.ts'
import { chanceReportScreens } from '../features/outcomes/outcomes.screens.ts'
import { interchangeScreens } from '../features/interchange/interchange.screens.ts'
import { profileScreens } from '../features/profile/profile.screens.ts'
import { questionEditorScreens } from '../features/question-editor/question-editor.screens.ts'
import { questionReviewScreens } from '../features/question-reviews/question-reviews.screens.ts'
import { questionReportScreens } from '../features/question-reports/question-reports.screens.ts'
import { questionBankScreens } from '../features/question-banks/question-banks.screens.ts'
import { quizAuthoringScreens } from '../features/quiz-authoring/quiz-authoring.screens.ts'
import { reportScreens } from '../features/report/report.screens.ts'
import { scoreScreens } from '../features/scores/scores.screens.ts'
import { settingScreens } from '../features/setting/setting.screens.ts'
import { studentCodeScreens } from '../features/student-codes/student-codes.screens.ts'
import { universityScreens } from '../features/universities/universities.screens.ts'
import { subjectScreens } from '../features/subjects/subjects.screens.ts'
import { userScreens } from '../features/users/users.screens.ts'
import { testimonialEditScreens } from '../features/testimonials/testimonials.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const adminArea: Area = {
  role: 'admin',
  sidebar: [
    { title: 'Dashboard', icon: 'dashboard', path: paths.admin },
    { title: 'Pengguna', icon: 'users', path: paths.users },
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
    ...settingScreens,
    ...universityScreens,
    ...tryoutPlanScreens,
    ...programScreens,
    ...examDayScreens,
    ...onPaperScreens,
    ...questionReportScreens,
    ...questionBankScreens,
    ...interchangeScreens,
    ...questionEditorScreens,
    ...questionReviewScreens,
    ...quizAuthoringScreens,
    ...subjectScreens,
    ...chanceReportScreens,
    ...reportScreens,
    ...classReportScreens,
    ...scoreScreens,
    ...newsEditScreens,
    ...bannerEditScreens,
    ...testimonialEditScreens,
    ...faqEditScreens,
    ...guidanceEditScreens,
    ...profileScreens,
  ],
}
