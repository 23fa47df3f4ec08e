import { type CSSProperties, type PointerEvent, type RefObject, useState } from 'react'
import { findPlace, makeWay } from '../table/sort-order.ts'

const edgePx = 64
const scrollStepPx = 14

interface Drag {
  from: number
  to: number
  /** Where the pointer went down, on the page. */
  startY: number
  offset: number
  middles: number[]
  /** What the row takes of the list, the gap below it too. */
  step: number
}

/** Rows follow the pointer by their handles; the order changes when it is let go. */
export function usePointerSort(
  list: RefObject<HTMLElement | null>,
  { isOff, onDrop }: { isOff: boolean; onDrop: (from: number, to: number) => void },
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    if (isOff || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const startY = readY(event)
    setDrag({ from, to: from, startY, offset: 0, ...measureRows(list.current, from) })
  }
  const move = (event: PointerEvent) => {
    if (drag === null) return
    scrollAtEdge(event.clientY)
    const offset = readY(event) - drag.startY
    setDrag({
      ...drag,
      offset,
      to: findPlace(drag.middles, drag.from, (drag.middles[drag.from] ?? 0) + offset),
    })
  }
  const end = () => {
    if (drag !== null && drag.to !== drag.from) onDrop(drag.from, drag.to)
    setDrag(null)
  }
  return {
    dragged: drag?.from ?? null,
    placeRow: (index: number) => (drag === null ? undefined : describeShift(drag, index)),
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, index),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

function readY(event: PointerEvent) {
  return event.clientY + scrollY
}

function measureRows(list: HTMLElement | null, from: number) {
  const boxes = [...(list?.children ?? [])].map(row => row.getBoundingClientRect())
  const [own, next, before] = [boxes[from], boxes[from + 1], boxes[from - 1]]
  const step = next && own ? next.top - own.top : own && before ? own.bottom - before.bottom : 0
  return { middles: boxes.map(({ top, height }) => top + scrollY + height / 2), step }
}

function describeShift({ from, to, offset, step }: Drag, index: number): CSSProperties {
  if (index === from) return { transform: `translateY(${offset}px)`, zIndex: 1 }
  return { transform: `translateY(${makeWay(index, from, to, step)}px)`, transition: 'transform 150ms' }
}

function scrollAtEdge(y: number) {
  if (y < edgePx) scrollBy(0, -scrollStepPx)
  else if (y > innerHeight - edgePx) scrollBy(0, scrollStepPx)
}
