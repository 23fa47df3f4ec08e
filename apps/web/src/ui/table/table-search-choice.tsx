import { Suspense, useState } from 'react'
import { ChipFace, type ChoiceProps } from '../chip-face.tsx'
import { holdsWords } from '../holds-words.ts'
import { lazyPart } from '../lazy-part.ts'

const PickerDialog = lazyPart(async () => (await import('../form/picker-dialog.tsx')).PickerDialog)

/** The face of a filter that opens a list to search in. */
export function TableSearchChoice({ label, value, options, onPick, search }: TableSearchChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const { onSearch = setTyped, isLoading = false, ...words } = search
  const picked = options.find(option => option.value === value)
  const open = () => {
    onSearch('')
    setOpened(true)
    setOpen(true)
  }
  const found = options.filter(({ label }) => holdsWords(label, typed))
  const rows = found.map(option => ({
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
        <ChipFace label={label} picked={picked?.label ?? value} />
      </button>
      {wasOpened && (
        <Suspense>
          <PickerDialog
            {...words}
            title={label}
            rows={rows}
            onSearch={onSearch}
            isLoading={isLoading}
            open={isOpen}
            onOpenChange={setOpen}
          />
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

/** For more than a list can show. */
export interface FilterSearch {
  placeholder: string
  nothing: string
  isLoading?: boolean
  /** The options are what the server found for the words last told to it; without it they are all, and searched here. */
  onSearch?: (words: string) => void
}

interface TableSearchChoiceProps extends ChoiceProps {
  search: FilterSearch
}
