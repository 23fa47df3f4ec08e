import { classReportScreens } from '../features/office/reports/class/class-report.screens.ts'
import { interchangeScreens } from '../features/bank/interchange/interchange.screens.ts'
import { markingScreens } from '../features/office/markings/markings.screens.ts'
import { securityScreens } from '../features/people/auth/security/security.screens.ts'
import { classScreens } from '../features/people/classes/classes.screens.ts'
import { classRaportScreens } from '../features/scores/raports/class-raport.screens.ts'
import { profileScreens } from '../features/people/profile/profile.screens.ts'
import { questionEditorScreens } from '../features/bank/questions/editor/question-editor.screens.ts'
import { questionReviewScreens } from '../features/bank/questions/reviews/question-reviews.screens.ts'
import { questionReportScreens } from '../features/bank/question-reports/question-reports.screens.ts'
import { calibrationScreens } from '../features/bank/calibrations/calibrations.screens.ts'
import { questionBankScreens } from '../features/bank/question-banks/question-banks.screens.ts'
import { teacherScreens } from '../features/office/dashboard/teacher/teacher.screens.ts'
import { handbookScreens } from '../features/site/guidances/staff-guidances.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const teacherArea: Area = {
  role: 'teacher',
  sidebar: [
    { title: 'Dashboard', icon: 'dashboard', path: paths.teacher },
    { title: 'Bank Soal', icon: 'bank', path: areaPaths.banks },
    { title: 'Kelas', icon: 'users', path: areaPaths.classes, isFor: ({ has_class }) => has_class },
  ],
  screens: [
    ...markingScreens,
    ...teacherScreens,
    ...classScreens,
    ...classRaportScreens,
    ...classReportScreens,
    ...questionReportScreens,
    ...questionBankScreens,
    ...calibrationScreens,
    ...interchangeScreens,
    ...questionEditorScreens,
    ...questionReviewScreens,
    ...handbookScreens,
    ...profileScreens,
    ...securityScreens,
  ],
}
