import { classReportScreens } from '../features/office/reports/class/class-report.screens.ts'
import { bannerEditScreens } from '../features/site/banners/banners.screens.ts'
import { dashboardScreens } from '../features/office/dashboard/admin/dashboard.screens.ts'
import { faqEditScreens } from '../features/site/faqs/faq-edit.screens.ts'
import { guidanceEditScreens, handbookScreens } from '../features/site/guidances/staff-guidances.screens.ts'
import { lessonEditScreens } from '../features/learning/lessons/lesson-edit.screens.ts'
import { newsEditScreens } from '../features/site/news/news.screens.ts'
import { examDayScreens } from '../features/exam/exam-day/exam-day.screens.ts'
import { onPaperScreens } from '../features/exam/on-paper/on-paper.screens.ts'
import { programScreens } from '../features/exam/programs/programs.screens.ts'
import { tryoutPlanScreens } from '../features/exam/tryout-plans/tryout-plans.screens.ts'
import { chanceReportScreens } from '../features/scores/outcomes/chance-report.screens.ts'
import { interchangeScreens } from '../features/bank/interchange/interchange.screens.ts'
import { markingScreens } from '../features/office/markings/markings.screens.ts'
import { securityScreens } from '../features/people/auth/security/security.screens.ts'
import { profileScreens } from '../features/people/profile/profile.screens.ts'
import { questionEditorScreens } from '../features/bank/questions/editor/question-editor.screens.ts'
import { questionReviewScreens } from '../features/bank/questions/reviews/question-reviews.screens.ts'
import { questionReportScreens } from '../features/bank/question-reports/question-reports.screens.ts'
import { calibrationScreens } from '../features/bank/calibrations/calibrations.screens.ts'
import { questionBankScreens } from '../features/bank/question-banks/question-banks.screens.ts'
import { quizAuthoringScreens } from '../features/learning/quizzes/authoring/quiz-authoring.screens.ts'
import { reportScreens } from '../features/office/reports/tryout/report.screens.ts'
import { scoreScreens } from '../features/scores/scores/scores.screens.ts'
import { settingScreens } from '../features/platform/settings/setting.screens.ts'
import { classScreens } from '../features/people/classes/classes.screens.ts'
import { loginCardScreens } from '../features/people/classes/cards/login-cards.screens.ts'
import { studentListScreens } from '../features/people/student-lists/student-lists.screens.ts'
import { classRaportScreens } from '../features/scores/raports/class-raport.screens.ts'
import { studentCodeScreens } from '../features/people/student-codes/student-codes.screens.ts'
import { universityScreens } from '../features/exam/universities/universities.screens.ts'
import { packScreens } from '../features/bank/packs/packs.screens.ts'
import { subjectScreens } from '../features/bank/subjects/subjects.screens.ts'
import { userScreens } from '../features/people/users/users.screens.ts'
import { testimonialEditScreens } from '../features/site/testimonials/testimonials.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'

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
    ...markingScreens,
    ...dashboardScreens,
    ...userScreens,
    ...studentCodeScreens,
    ...studentListScreens,
    ...loginCardScreens,
    ...classScreens,
    ...classRaportScreens,
    ...settingScreens,
    ...universityScreens,
    ...tryoutPlanScreens,
    ...programScreens,
    ...examDayScreens,
    ...onPaperScreens,
    ...questionReportScreens,
    ...questionBankScreens,
    ...calibrationScreens,
    ...interchangeScreens,
    ...questionEditorScreens,
    ...questionReviewScreens,
    ...quizAuthoringScreens,
    ...subjectScreens,
    ...packScreens,
    ...chanceReportScreens,
    ...reportScreens,
    ...classReportScreens,
    ...scoreScreens,
    ...newsEditScreens,
    ...bannerEditScreens,
    ...testimonialEditScreens,
    ...faqEditScreens,
    ...guidanceEditScreens,
    ...handbookScreens,
    ...lessonEditScreens,
    ...profileScreens,
    ...securityScreens,
  ],
}
