import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../button.tsx'

/** A button that opens what `children` draw, each time anew. */
export function DialogButton({ label, children, variant = 'secondary', ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

interface DialogButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  label: ReactNode
  children: (onClose: () => void) => ReactNode
}
