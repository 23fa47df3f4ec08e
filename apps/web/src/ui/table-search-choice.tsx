import { Suspense, useState } from 'react'
import { ChipFace, type ChoiceProps } from './chip-face.tsx'
import { lazyPart } from './lazy-part.ts'

const PickerDialog = lazyPart(async () => (await import('./picker-dialog.tsx')).PickerDialog)

/** The face of a filter that opens a list to search in. */
export function TableSearchChoice({ label, value, options, onPick, search }: TableSearchChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    search.onSearch('')
    setOpened(true)
    setOpen(true)
  }
  const rows = options.map(option => ({
    key: option.value,
    isPicked: option.value === value,
    face: <OptionFace {...option} />,
    pick: () => onPick(option.value),
  }))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="flex min-h-10 max-w-60 items-center rounded-full"
      >
        <ChipFace label={label} picked={value} />
      </button>
      {wasOpened && (
        <Suspense>
          <PickerDialog {...search} title={label} rows={rows} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

function OptionFace({ label, note }: { label: string; note?: string }) {
  return (
    <>
      <span className="block font-medium">{label}</span>
      {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
    </>
  )
}

/** For more than a list can show: the options are those that the server found for the words last told to `onSearch`. */
export interface FilterSearch {
  placeholder: string
  nothing: string
  isLoading: boolean
  onSearch: (words: string) => void
}

interface TableSearchChoiceProps extends ChoiceProps {
  search: FilterSearch
}
