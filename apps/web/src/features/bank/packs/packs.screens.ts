import type { Screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

export const packScreens: Screen[] = [
  {
    path: paths.packs,
    title: 'Paket Isi',
    under: areaPaths.banks,
    load: async () => (await import('./packs-page.tsx')).PacksPage,
  },
]
