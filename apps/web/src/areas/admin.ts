import { Trophy } from 'lucide-react'
import { profileScreens } from '../features/profile/profile.screens.ts'
import { scoreScreens } from '../features/scores/scores.screens.ts'
import { paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const adminArea: Area = {
  role: 'admin',
  sidebar: [{ title: 'Peringkat', icon: Trophy, path: paths.scores }],
  screens: [...scoreScreens, ...profileScreens],
}
