import { type KeyboardEvent, useId, useRef, useState } from 'react'

/**
 * A part that a narrow screen shows once its button is pressed, and a wide one always: the button is hidden there by its
 * classes. Escape inside the part folds it again and gives the focus back to the button.
 */
export function useFold() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // A dialog that the part opened closes by itself, and its keys are heard here, too.
    if (key !== 'Escape' || !isOpen || !currentTarget.contains(target as Node)) return
    setOpen(false)
    button.current?.focus()
  }
  return {
    isOpen,
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    part: { id, onKeyDown },
  }
}
