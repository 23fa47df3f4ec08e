/** A score on its scale, with a standing line where the others are. What the error leaves open fades out. */
export function BarWithMark({ value, error = 0, mark, min, max, label }: BarWithMarkProps) {
  const place = (score: number) => `${Math.min(100, Math.max(0, (100 * (score - min)) / (max - min)))}%`
  return (
    <div className="relative h-2.5">
      <span className="sr-only">{label}</span>
      <div className="relative h-full overflow-hidden rounded-full bg-sunken">
        <div className="absolute inset-y-0 rounded-full bg-bar" style={{ width: place(value + error) }} />
        <div className="absolute inset-y-0 rounded-full bg-brand" style={{ width: place(value - error) }} />
      </div>
      {mark !== null && (
        <div
          className="absolute -inset-y-1 w-[3px] -translate-x-1/2 rounded-full bg-ink outline-2 outline-surface"
          style={{ left: place(mark) }}
        />
      )}
    </div>
  )
}

interface BarWithMarkProps {
  value: number
  /** Standard error, either way. */
  error?: number
  mark: number | null
  min: number
  max: number
  label: string
}
