import { teacherScreens } from '../features/office/dashboard/teacher/teacher.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'
import { staffScreens } from './staff-screens.ts'

export const teacherArea: Area = {
  role: 'teacher',
  sidebar: [
    { title: 'Dashboard', icon: 'dashboard', path: paths.teacher },
    { title: 'Bank Soal', icon: 'bank', path: areaPaths.banks },
    { title: 'Kelas', icon: 'users', path: areaPaths.classes, isFor: ({ has_class }) => has_class },
  ],
  screens: [...teacherScreens, ...staffScreens],
}
