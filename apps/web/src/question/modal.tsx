import X from 'icon:x'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { texts } from './texts.ts'

/**
 * A native dialog. Without `onClose` it asks for a decision and cannot be dismissed. The cross comes last, so that the
 * content has the first focus.
 */
export function Modal({ title, onClose, look = 'card', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Taken out without being closed, it would not give the focus back.
    return () => shown?.close()
  }, [])
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard closes a dialog with Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
      onClick={closeFromBackdrop}
      className={joinClasses('bg-surface text-ink shadow-float backdrop:bg-scrim', looks[look])}
    >
      <div className="relative p-5">
        <h2 id={titleId} className={joinClasses('mb-3 text-lg', onClose && 'pr-11')}>
          {title}
        </h2>
        {children}
        {onClose && (
          <button
            type="button"
            aria-label={texts.close}
            onClick={onClose}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden size={20} strokeWidth={1.75} />
          </button>
        )}
      </div>
    </dialog>
  )
}

const looks = {
  card: 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-card',
  wide: 'm-auto w-fit max-w-[min(72rem,calc(100vw-1rem))] rounded-card',
  sheet: 'mx-auto mt-auto mb-0 w-full max-w-2xl rounded-t-sheet pb-[env(safe-area-inset-bottom)]',
}

interface ModalProps {
  title: ReactNode
  onClose?: (() => void) | undefined
  look?: keyof typeof looks
  children: ReactNode
}
