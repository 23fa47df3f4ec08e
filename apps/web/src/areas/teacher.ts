import { interchangeScreens } from '../features/interchange/interchange.screens.ts'
import { profileScreens } from '../features/profile/profile.screens.ts'
import { questionEditorScreens } from '../features/question-editor/question-editor.screens.ts'
import { questionReportScreens } from '../features/question-reports/question-reports.screens.ts'
import { questionBankScreens } from '../features/question-banks/question-banks.screens.ts'
import { teacherScreens } from '../features/teacher/teacher.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const teacherArea: Area = {
  role: 'teacher',
  sidebar: [
    { title: 'Dashboard', icon: 'dashboard', path: paths.teacher },
    { title: 'Bank Soal', icon: 'bank', path: areaPaths.banks },
  ],
  screens: [
    ...teacherScreens,
    ...questionReportScreens,
    ...questionBankScreens,
    ...interchangeScreens,
    ...questionEditorScreens,
    ...profileScreens,
  ],
}
