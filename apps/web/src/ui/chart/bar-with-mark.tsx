/** A share as a bar from nothing, with a standing line where another group is. */
export function BarWithMark({ value, mark, max, label }: BarWithMarkProps) {
  const place = (share: number) => `${Math.min(100, Math.max(0, (100 * share) / max))}%`
  return (
    <div className="relative h-2.5">
      <span className="sr-only">{label}</span>
      <div className="relative h-full overflow-hidden rounded-full bg-sunken">
        <div className="absolute inset-y-0 rounded-full bg-brand" style={{ width: place(value) }} />
      </div>
      <div
        className="absolute -inset-y-1 w-[3px] -translate-x-1/2 rounded-full bg-ink outline-2 outline-surface"
        style={{ left: place(mark) }}
      />
    </div>
  )
}

interface BarWithMarkProps {
  value: number
  mark: number
  max: number
  label: string
}
