import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

const before = { title: 'Uraian', path: areaPaths.markings }

export const markingScreens: Screen[] = [
  {
    path: areaPaths.markings,
    crumbs: [{ title: 'Uraian' }],
    load: async () => (await import('./marking-list-page.tsx')).MarkingListPage,
  },
  {
    path: areaPaths.marking,
    crumbs: [before, { title: 'Soal' }],
    load: async () => (await import('./marking-page.tsx')).MarkingPage,
  },
  {
    path: areaPaths.markingDesk,
    crumbs: [before, { title: 'Menilai' }],
    load: async () => (await import('./desk-page.tsx')).DeskPage,
  },
]
