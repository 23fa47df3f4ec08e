import { Dialog } from 'radix-ui'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { isClosing } from '../sort/drag.ts'
import { useFocusBack } from './use-focus-back.ts'

/** A sheet from below, for phones. It is pulled down by its head, tapped away beside it, or closed by Escape. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const handlers = useDrag(sheet, () => onOpenChange(false))
  const focusBack = useFocusBack()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="drawer-scrim fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          ref={sheet}
          {...focusBack}
          aria-describedby={undefined}
          className="drawer fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] flex-col rounded-t-sheet border border-line bg-surface pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float outline-none"
        >
          <div {...handlers} className="cursor-grab touch-none px-5 pt-3 pb-2 select-none">
            <div aria-hidden className="mx-auto h-1.5 w-12 rounded-full bg-line-strong" />
            <Dialog.Title className="mt-4 text-lg">{title}</Dialog.Title>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-2">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** Moves the sheet with the finger; let go, it closes or goes back. */
function useDrag(sheet: { current: HTMLElement | null }, close: () => void) {
  const start = useRef<{ y: number; at: number }>(null)
  const move = (distance: number, transition = 'none') => {
    if (sheet.current) Object.assign(sheet.current.style, { translate: `0 ${distance}px`, transition })
  }
  const end = ({ clientY, timeStamp }: PointerEvent) => {
    const begun = start.current
    start.current = null
    if (begun === null || sheet.current === null) return
    const { height } = sheet.current.getBoundingClientRect()
    if (isClosing({ distance: clientY - begun.y, height, ms: timeStamp - begun.at })) close()
    else move(0, 'translate 0.5s var(--ease-drawer)')
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { y: event.clientY, at: event.timeStamp }
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (start.current) move(Math.max(0, clientY - start.current.y))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
