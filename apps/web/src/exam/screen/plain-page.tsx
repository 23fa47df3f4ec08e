import type { ReactNode } from 'react'

/** One card in the middle of the page: before the start, after the end, and when something stands in the way. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <div className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        {children}
      </div>
    </main>
  )
}
