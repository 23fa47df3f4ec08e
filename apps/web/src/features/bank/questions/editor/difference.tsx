import { useEffect, useRef } from 'react'
import type { Change, Piece } from './compare-versions.ts'
import { texts } from './texts.ts'

const words = texts.history
const looks = {
  same: { Element: 'span', look: '' },
  added: {
    Element: 'ins',
    look: 'rounded-chip bg-brand-soft px-0.5 underline decoration-2 underline-offset-2',
  },
  removed: { Element: 'del', look: 'rounded-chip bg-bad-soft px-0.5 line-through' },
} as const
const picture = /^!\[([^\]]*)\]\((\/[^)\s]+)\)$/

/** What two versions say otherwise, field by field, as people read it: formulas and pictures are drawn. */
export function Difference({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <p className="text-muted">{words.same}</p>
  return (
    <dl className="grid grid-cols-1 gap-5">
      {changes.map(({ id, label, pieces }) => (
        <div key={id} className="min-w-0">
          <dt className="mb-1 text-sm font-semibold text-muted">{label}</dt>
          <dd className="min-w-0 overflow-x-auto whitespace-pre-wrap wrap-anywhere">
            {pieces.map((piece, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- pieces have no name but their place
              <Run key={at} piece={piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Run({ piece: { kind, tokens } }: { piece: Piece }) {
  const { Element, look } = looks[kind]
  return (
    <Element className={look}>
      {kind !== 'same' && <span className="sr-only"> {words.spoken[kind]} </span>}
      {tokens.map((token, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same word may stand twice
        <Sign key={at} token={token} />
      ))}
    </Element>
  )
}

function Sign({ token }: { token: string }) {
  const [, alt, url] = picture.exec(token) ?? []
  if (url !== undefined)
    return (
      <img src={url} alt={alt ?? ''} className="inline-block max-h-40 rounded-control border border-line" />
    )
  return token.startsWith('$') && token.length > 2 ? <Formula source={token} /> : token
}

/** As it is written until what draws formulas has come, which is larger than the page. */
function Formula({ source }: { source: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const isBlock = source.startsWith('$$')
  const latex = source.slice(isBlock ? 2 : 1, isBlock ? -2 : -1)
  useEffect(() => {
    import('../../../../rich-text/draw-formula.ts').then(
      ({ drawFormula }) => element.current && drawFormula(element.current, latex, isBlock),
      () => undefined,
    )
  }, [latex, isBlock])
  return <span ref={element}>{latex}</span>
}
