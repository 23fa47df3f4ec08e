import Search from 'icon:search'
import { useEffect, useState } from 'react'
import { inputClasses } from '../form/input.tsx'

const typingPauseMs = 300

/** Reports what was typed after a short pause; `value` is the search in force. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [reported, setReported] = useState(value)
  // A link elsewhere on the page changes the search, and so do the browser's back and forward.
  if (value !== known) {
    setKnown(value)
    if (value !== reported) setTyped(value)
    setReported(value)
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.trim() === value) return
      setReported(typed.trim())
      onSearch(typed.trim())
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <div className="relative">
      <Search
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={event => setTyped(event.target.value)}
        className={`${inputClasses} pl-10`}
      />
    </div>
  )
}

interface SearchFieldProps {
  label: string
  value: string
  onSearch: (search: string) => void
}
