import { Newspaper, Trophy } from 'lucide-react'
import { faqEditScreens } from '../features/faqs/faqs.screens.ts'
import { profileScreens } from '../features/profile/profile.screens.ts'
import { scoreScreens } from '../features/scores/scores.screens.ts'
import { paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const adminArea: Area = {
  role: 'admin',
  sidebar: [
    { title: 'Peringkat', icon: Trophy, path: paths.scores },
    { title: 'Konten', icon: Newspaper, path: paths.content },
  ],
  screens: [...scoreScreens, ...faqEditScreens, ...profileScreens],
}
