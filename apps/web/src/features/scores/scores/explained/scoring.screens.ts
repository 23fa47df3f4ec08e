import { screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const scoringScreens = [
  screen(
    paths.scoring,
    [{ title: 'Try Out', path: paths.tryouts }, 'Bagaimana skor dihitung'],
    async () => (await import('./scoring-page.tsx')).ScoringPage,
  ),
]
