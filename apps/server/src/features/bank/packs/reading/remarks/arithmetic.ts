/** Tokens of a sum as authors write it in a formula; anything else is algebra, which nobody computes here. */
const token =
  /\s*(\d{1,3}(?:\.\d{3})+(?:\{,\}\d+)?|\d+(?:\{,\}\d+)?|\\(?:frac|dfrac|sqrt|cdot|times|left|right|%|,|;)|[-+:/^(){}[\]]|−)/y
const binary: Record<string, [strength: number, act: (a: number, b: number) => number]> = {
  '+': [1, (a, b) => a + b],
  '-': [1, (a, b) => a - b],
  '\\cdot': [2, (a, b) => a * b],
  '\\times': [2, (a, b) => a * b],
  ':': [2, (a, b) => a / b],
  '/': [2, (a, b) => a / b],
  '^': [4, (a, b) => a ** b],
}
const silent = new Set(['\\left', '\\right', '\\,', '\\;'])

function readTokens(source: string): string[] | undefined {
  const found: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < source.trimEnd().length) {
    const [, sign] = token.exec(source) ?? []
    if (sign === undefined) return undefined
    if (!silent.has(sign)) found.push(sign === '−' ? '-' : sign)
  }
  return found
}

const readNumber = (sign: string) => Number(sign.replaceAll('.', '').replace('{,}', '.'))

/** Reads one sum from the left; throws where it is none. */
class NoSum extends Error {}

function compute(tokens: string[]): number {
  let at = 0
  const take = (sign?: string): string => {
    const found = tokens[at++]
    if (found === undefined || (sign !== undefined && found !== sign)) throw new NoSum()
    return found
  }
  const group = (open: string, close: string): number => {
    take(open)
    const value = sum(0)
    take(close)
    return value
  }
  const root = (): number => {
    const degree = tokens[at] === '[' ? group('[', ']') : 2
    return group('{', '}') ** (1 / degree)
  }
  const single = (): number => {
    const sign = tokens[at] ?? ''
    if (sign === '(') return group('(', ')')
    if (sign === '{') return group('{', '}')
    at++
    if (sign === '-') return -sum(3)
    if (sign === '\\frac' || sign === '\\dfrac') return group('{', '}') / group('{', '}')
    if (sign === '\\sqrt') return root()
    if (!/^\d/.test(sign)) throw new NoSum()
    return readNumber(sign)
  }
  const sum = (above: number): number => {
    let value = single()
    for (let next = tokens[at] ?? ''; ; next = tokens[at] ?? '') {
      if (next === '\\%') {
        at++
        value /= 100
        continue
      }
      // A number before a bracket, a fraction or a root multiplies it.
      const isJoined = ['(', '\\frac', '\\dfrac', '\\sqrt'].includes(next)
      const [strength, act] = isJoined
        ? [2, (a: number, b: number) => a * b]
        : (binary[next] ?? [0, undefined])
      if (!act || strength <= above) return value
      if (!isJoined) at++
      value = act(value, sum(next === '^' ? strength - 1 : strength))
    }
  }
  const value = sum(0)
  if (at < tokens.length) throw new NoSum()
  return value
}

/** What a sum in a formula gives; undefined for what is no sum of plain numbers. */
export function computeSum(source: string): number | undefined {
  const tokens = readTokens(source)
  if (!tokens || tokens.length === 0) return undefined
  try {
    const value = compute(tokens)
    return Number.isFinite(value) ? value : undefined
  } catch (error) {
    if (error instanceof NoSum) return undefined
    throw error
  }
}

const decimals = (source: string) => /\{,\}(\d+)/.exec(source)?.[1]?.length ?? 0
const isNear = (a: number, b: number, off: number) => Math.abs(a - b) <= off + 1e-9 * Math.max(Math.abs(a), 1)

/** Parts of the formulas of a text that say `a = b` or `a ≈ b` of plain numbers, and are wrong. */
export function findWrongSums(text: string): string[] {
  const formulas = Array.from(text.matchAll(/\$\$?([^$]+)\$?\$/g), ([, formula = '']) => formula)
  return formulas.flatMap(formula => {
    const parts = formula.split(/(=|\\approx)/)
    return parts.flatMap((sign, index) => {
      const [before = '', after = ''] = [parts[index - 1], parts[index + 1]]
      const [left, right] = [computeSum(before), computeSum(after)]
      if (index % 2 === 0 || left === undefined || right === undefined) return []
      const percent = after.includes('\\%') ? 100 : 1
      const off = sign === '=' ? 0 : 0.51 / (percent * 10 ** decimals(after))
      return isNear(left, right, off) ? [] : [`${before}${sign}${after}`.trim()]
    })
  })
}
