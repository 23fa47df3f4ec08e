import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Skeleton } from './page/skeleton.tsx'

/** A card that becomes its form at a tap: most visits only read, and what drives forms is heavy. */
export function FoldedForm({ title, note, label, form, children }: FoldedFormProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const open = () => {
    setOpen(true)
    // The button goes: the keyboard goes on from here.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      {isOpen ? (
        <Suspense
          fallback={
            <Card title={title} note={note}>
              <Skeleton rows={1} className="h-40" />
            </Card>
          }
        >
          {form}
        </Suspense>
      ) : (
        <Card title={title} note={note}>
          {children}
          <Button variant="secondary" onClick={open}>
            {label}
          </Button>
        </Card>
      )}
    </div>
  )
}

interface FoldedFormProps {
  title: string
  note?: string
  /** Of the button that opens it. */
  label: string
  form: ReactNode
  /** What is known before anything is changed. */
  children?: ReactNode
}
