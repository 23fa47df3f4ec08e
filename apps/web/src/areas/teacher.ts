import { profileScreens } from '../features/profile/profile.screens.ts'
import type { Area } from './area.tsx'

export const teacherArea: Area = {
  role: 'teacher',
  sidebar: [],
  screens: [...profileScreens],
}
