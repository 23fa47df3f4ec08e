import { Library, Newspaper, Trophy } from 'lucide-react'
import { faqEditScreens } from '../features/faqs/faqs.screens.ts'
import { profileScreens } from '../features/profile/profile.screens.ts'
import { questionBankScreens } from '../features/question-banks/question-banks.screens.ts'
import { scoreScreens } from '../features/scores/scores.screens.ts'
import { areaPaths, paths } from '../paths.ts'
import type { Area } from './area.tsx'

export const adminArea: Area = {
  role: 'admin',
  sidebar: [
    { title: 'Bank Soal', icon: Library, path: areaPaths.banks },
    { title: 'Peringkat', icon: Trophy, path: paths.scores },
    { title: 'Konten', icon: Newspaper, path: paths.content },
  ],
  screens: [...questionBankScreens, ...scoreScreens, ...faqEditScreens, ...profileScreens],
}
