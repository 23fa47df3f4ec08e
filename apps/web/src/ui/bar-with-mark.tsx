/** A score on its scale, with a standing line where the others are. */
export function BarWithMark({ value, mark, min, max, label }: BarWithMarkProps) {
  const place = (score: number) => `${Math.min(100, Math.max(0, (100 * (score - min)) / (max - min)))}%`
  return (
    <div className="relative h-2.5">
      <span className="sr-only">{label}</span>
      <div className="h-full overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-brand" style={{ width: place(value) }} />
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
  mark: number | null
  min: number
  max: number
  label: string
}
