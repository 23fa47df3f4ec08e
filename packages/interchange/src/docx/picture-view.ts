import type { PictureView } from '../model/draft.ts'
import { findElement, listDescendants } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'

/** Thousandths of a percent, or a percentage where the document is ISO Strict. */
function readShare(value: string | undefined): number {
  if (value === undefined) return 0
  const share = value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value) / 100_000
  return toShare(share)
}

/** Some writers give a part that is larger than the picture; nothing is cut there. */
const toShare = (share: number) => (share > 0 && share < 1 ? Math.round(share * 10_000) / 10_000 : 0)

/** Undefined where the picture is seen as it is. */
function describeView(view: PictureView): PictureView | undefined {
  return Object.values(view).some(value => value !== 0 && value !== false) ? view : undefined
}

const isSet = (value: string | undefined) => value === '1' || value === 'true'

/** What of a picture is seen, of an element around its `a:blip`. */
export function readView(picture: XmlElement): PictureView | undefined {
  const [cut] = listDescendants(picture, ['a:srcRect'])
  const [place] = listDescendants(findElement(picture, 'pic:spPr') ?? picture, ['a:xfrm'])
  const { l, t, r, b } = cut?.attributes ?? {}
  const { rot = '0', flipH, flipV } = place?.attributes ?? {}
  return describeView({
    left: readShare(l),
    top: readShare(t),
    right: readShare(r),
    bottom: readShare(b),
    // Sixty-thousandths of a degree.
    turn: ((Math.round(Number(rot) / 60_000) % 360) + 360) % 360,
    isMirrored: isSet(flipH),
    isUpsideDown: isSet(flipV),
  })
}

/** A share of one, or 65,536ths with an `f` behind them. */
function readVmlShare(value: string | undefined): number {
  if (value === undefined) return 0
  return toShare(value.endsWith('f') ? Number(value.slice(0, -1)) / 65_536 : Number(value))
}

export function readVmlView({ attributes }: XmlElement): PictureView | undefined {
  return describeView({
    left: readVmlShare(attributes['cropleft']),
    top: readVmlShare(attributes['croptop']),
    right: readVmlShare(attributes['cropright']),
    bottom: readVmlShare(attributes['cropbottom']),
    turn: 0,
    isMirrored: false,
    isUpsideDown: false,
  })
}
