import type { ReactNode } from 'react'
import { ButtonLink } from '../button-link.tsx'
import { Sketch, type SketchName } from '../chart/sketch.tsx'

/** What stands where nothing is there, and the way on: with `to` the one that its words name. */
export function EmptyState({ sketch, words, to, action }: EmptyStateProps) {
  const way = to === undefined ? action : <ButtonLink to={to}>{words.way}</ButtonLink>
  return (
    <div className="grid justify-items-center px-4 py-12 text-center">
      <Sketch name={sketch} />
      <h2 className="mt-5 text-xl">{words.title}</h2>
      <p className="mt-1.5 max-w-sm text-md text-balance text-muted">{words.text}</p>
      {way && <div className="mt-5">{way}</div>}
    </div>
  )
}

interface Words {
  title: string
  text: ReactNode
  way?: string
}

type EmptyStateProps = { sketch: SketchName } & (
  | { words: Words; action?: ReactNode; to?: undefined }
  | { words: Words & { way: string }; action?: undefined; to: string }
)
