/**
 * A score on its scale: a point, its standard error as a whisker either way, and a standing line where the others are.
 * A bar from the left end would make a mean score look like half of something.
 */
export function ScoreLine({ value, error = 0, mark, min, max, label }: ScoreLineProps) {
  const place = (score: number) => Math.min(100, Math.max(0, (100 * (score - min)) / (max - min)))
  const from = place(value - error)
  return (
    <div className="relative h-4">
      <span className="sr-only">{label}</span>
      <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-line" />
      {mark !== null && (
        <div
          className="absolute inset-y-0 w-[3px] -translate-x-1/2 rounded-full bg-muted"
          style={{ left: `${place(mark)}%` }}
        />
      )}
      <div
        className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-brand opacity-45"
        style={{ left: `${from}%`, width: `${place(value + error) - from}%` }}
      />
      <div
        className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-brand outline-2 outline-surface"
        style={{ left: `${place(value)}%` }}
      />
    </div>
  )
}

interface ScoreLineProps {
  value: number
  /** Standard error, either way. */
  error?: number
  mark: number | null
  min: number
  max: number
  label: string
}
