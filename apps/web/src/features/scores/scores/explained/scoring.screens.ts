import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const scoringScreens: Screen[] = [
  {
    path: paths.scoring,
    title: 'Bagaimana skor dihitung',
    under: paths.tryouts,
    load: async () => (await import('./scoring-page.tsx')).ScoringPage,
  },
]
