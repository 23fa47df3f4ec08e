import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const scoringScreens: Screen[] = [
  {
    path: paths.scoring,
    crumbs: [{ title: 'Try Out', path: paths.tryouts }, { title: 'Bagaimana skor dihitung' }],
    load: async () => (await import('./scoring-page.tsx')).ScoringPage,
  },
]
