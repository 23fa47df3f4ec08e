import { profileScreens } from '../features/profile/profile.screens.ts'
import { questionBankScreens } from '../features/question-banks/question-banks.screens.ts'
import { areaPaths } from '../paths.ts'
import type { Area } from './area.tsx'

export const teacherArea: Area = {
  role: 'teacher',
  sidebar: [{ title: 'Bank Soal', icon: 'bank', path: areaPaths.banks }],
  screens: [...questionBankScreens, ...profileScreens],
}
