import { type Choice, readChoice, wordOf } from '../fields.ts'
import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import type { MarkedPart } from '../marked-parts.ts'
import type { ReadBlock } from './kind-text.ts'

const order: Choice<boolean> = { name: 'urutan', words: { tetap: true, bebas: false }, otherwise: false }

export function readOrder({ fields, tell }: ReadBlock): { keeps_order?: true } {
  return readChoice(fields, order, tell) ? { keeps_order: true } : {}
}

export const writeOrder = ({ keeps_order }: { keeps_order?: true | undefined }) =>
  keeps_order ? [[order.name, wordOf(order, true)] as const] : []

const credit = (otherwise: CreditRule): Choice<CreditRule> => ({
  name: 'nilai',
  words: { utuh: 'all_or_nothing', sebagian: 'proportional' },
  otherwise,
})

export const readCredit = ({ fields, tell }: ReadBlock, usual: CreditRule) =>
  readChoice(fields, credit(usual), tell) ?? usual

export const writeCredit = (value: CreditRule, usual: CreditRule) =>
  value === usual ? [] : [['nilai', wordOf(credit(usual), value)] as const]

const RIGHT = 'x'
export const markRight = (isRight: boolean) => (isRight ? RIGHT : '')

/** Ids of the options that are marked as right; tells of any other mark. */
export function readRight({ body, tell }: ReadBlock): string[] {
  return body.parts.flatMap(({ mark, id, at }) => {
    if (mark !== '' && mark.toLowerCase() !== RIGHT) tell(at, `memberi tanda [${mark}]; kunci bertanda [x]`)
    return mark.toLowerCase() === RIGHT ? [id] : []
  })
}

export const readParts = (parts: readonly MarkedPart[]) => parts.map(({ id, text }) => ({ id, text }))
