import ChevronDown from 'icon:chevron-down'
import type { FilterOption } from './table/table-options.ts'

/** "Sekolah", or "Sekolah: SMA 1" once it is picked. */
export function ChipFace({ label, picked }: { label: string; picked: string | undefined }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 py-2 pr-3 pl-3.5">
      <span className="truncate">{picked === undefined ? label : `${label}: ${picked}`}</span>
      {picked === undefined && <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
    </span>
  )
}

export interface ChoiceProps {
  label: string
  value: string | undefined
  options: FilterOption[]
  onPick: (value: string) => void
}
