import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const markingScreens: Screen[] = [
  {
    path: areaPaths.markings,
    title: 'Uraian',
    under: areaPaths.banks,
    load: async () => (await import('./marking-list-page.tsx')).MarkingListPage,
  },
  {
    path: areaPaths.marking,
    title: 'Soal',
    under: areaPaths.markings,
    load: async () => (await import('./marking-page.tsx')).MarkingPage,
  },
  {
    path: areaPaths.markingDesk,
    title: 'Menilai',
    under: areaPaths.markings,
    load: async () => (await import('./desk-page.tsx')).DeskPage,
  },
]
