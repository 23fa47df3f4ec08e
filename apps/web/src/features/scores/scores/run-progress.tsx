import type { ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { texts } from './texts.ts'

/** How far a run is, in words and as a bar. */
export function RunProgress({ run: { progress, step } }: { run: Pick<ScoreRun, 'progress' | 'step'> }) {
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-4">
        <span>{texts.steps[step]}</span>
        <span>{texts.percent(progress)}</span>
      </p>
      <ProgressBar value={progress} max={1} label={texts.panel.progress} />
    </div>
  )
}
