import type { ReactNode } from 'react'

export type SketchName = 'gate' | 'papers' | 'search' | 'waiting' | 'podium' | 'offline'

/** Small drawings for pages with nothing on them: one blue, one amber, the line of the icons. */
export function Sketch({ name }: { name: SketchName }) {
  return (
    <svg aria-hidden width="160" height="120" viewBox="0 0 160 120" fill="none" className="text-ink">
      <ellipse cx="80" cy="106" rx="62" ry="7" className="fill-sunken" />
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {drawings[name]}
      </g>
    </svg>
  )
}

const drawings: Record<SketchName, ReactNode> = {
  gate: (
    <>
      <path d="M44 104V56a36 36 0 0 1 72 0v48" className="fill-brand-soft" />
      <path d="M58 104V58a22 22 0 0 1 44 0v46" className="fill-surface" />
      <path d="M80 36v68M36 104h88" />
      <circle cx="88" cy="76" r="2.5" className="fill-doubt" />
      <path d="M22 60h10M27 55v10M130 34h8M134 30v8" />
    </>
  ),
  papers: (
    <>
      <rect
        x="38"
        y="30"
        width="58"
        height="72"
        rx="6"
        className="fill-sunken"
        transform="rotate(-7 67 66)"
      />
      <rect x="58" y="22" width="60" height="78" rx="6" className="fill-surface" />
      <rect x="68" y="34" width="12" height="12" rx="3" className="fill-brand-soft" />
      <path d="m71 40 2.5 2.5 4-5M88 40h20M68 58h12M88 58h20M68 76h12M88 76h14" />
      <circle cx="118" cy="92" r="13" className="fill-doubt" />
      <path d="M118 85v7l5 3" />
    </>
  ),
  search: (
    <>
      <rect x="34" y="28" width="68" height="70" rx="8" className="fill-surface" />
      <path d="M46 44h30M46 58h44M46 72h22" />
      <circle cx="100" cy="70" r="20" className="fill-brand-soft" />
      <path d="m115 85 14 14" strokeWidth="5" />
      <path d="M95 64a6 6 0 1 1 7 6c-1.5.4-2 1.5-2 3M100 78v.1" />
    </>
  ),
  waiting: (
    <>
      <path d="M56 24h48M56 100h48" strokeWidth="4" />
      <path
        d="M62 26c0 22 14 24 14 36S62 76 62 98h36c0-22-14-24-14-36s14-14 14-36Z"
        className="fill-brand-soft"
      />
      <path d="M66 96c2-12 10-14 14-22 4 8 12 10 14 22Z" className="fill-doubt" />
      <path d="M80 52v14" strokeDasharray="2 5" />
      <path d="M28 50h8M32 46v8M126 72h8M130 68v8" />
    </>
  ),
  podium: (
    <>
      <rect x="62" y="50" width="36" height="52" rx="4" className="fill-brand-soft" />
      <rect x="26" y="68" width="36" height="34" rx="4" className="fill-surface" />
      <rect x="98" y="78" width="36" height="24" rx="4" className="fill-surface" />
      <path d="M80 62v18M76 65l4-3M40 80c0-5 8-5 8 0 0 4-8 6-8 10h8" />
      <path d="m80 18 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1Z" className="fill-doubt" />
    </>
  ),
  offline: (
    <>
      <path d="M50 88a20 20 0 0 1-2-40 32 32 0 0 1 62-4 22 22 0 0 1 2 44Z" className="fill-brand-soft" />
      <path d="m64 58 32 20M64 78l32-20" className="text-bad" strokeWidth="3" />
    </>
  ),
}
