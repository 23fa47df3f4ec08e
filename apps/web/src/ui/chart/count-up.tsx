import { useEffect, useState } from 'react'

const durationMs = 900

/** Counts up to `value` once, and jumps to the end when the reader would rather not watch. */
export function CountUp({ value, format }: { value: number; format: (value: number) => string }) {
  const [share, setShare] = useState(() => (prefersStillness() ? 1 : 0))
  useEffect(() => {
    if (prefersStillness()) return undefined
    const skip = () => setShare(1)
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.min(1, Math.max(0, (now - startedAt) / durationMs))
      setShare(current => Math.max(current, passed))
      if (passed < 1) frame = requestAnimationFrame(step)
    })
    addEventListener('pointerdown', skip, { once: true })
    addEventListener('keydown', skip, { once: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointerdown', skip)
      removeEventListener('keydown', skip)
    }
  }, [])
  return (
    <>
      <span className="sr-only">{format(value)}</span>
      <span aria-hidden>{format(value * easeOut(share))}</span>
    </>
  )
}

function easeOut(share: number) {
  return 1 - (1 - share) ** 3
}

function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
