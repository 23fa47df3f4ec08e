import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORMULAS } from '../testing/arbitrary-bank.ts'
import { latexToPlain } from './write-plain.ts'

test.each([
  ['x^2', 'x²'],
  ['^2\\log 2 = a', '²log 2 = a'],
  ['{}^2\\log 8', '²log 8'],
  ['2\\log 3', '2 log 3'],
  ['\\log_2 8', 'log₂ 8'],
  ['x^{a+b}', 'x^(a+b)'],
  ['2^{n+1}', '2ⁿ⁺¹'],
  ['f^{-1}(x)', 'f⁻¹(x)'],
  ['x^q', 'x^q'],
  ['x^qy', 'x^q y'],
  ['x_{\\text{maks}}', 'x_maks'],
  ['{x^2}^3', '(x²)³'],
  ['{AB}^2', '(AB)²'],
  ['{(a+b)}^{2}', '(a + b)²'],
  ['\\frac{a}{b}', 'a/b'],
  ['\\frac{a+b}{c}', '(a+b)/c'],
  ['\\frac{a+b}{c-d}', '(a+b)/(c−d)'],
  ['\\frac{1}{2}x', '(1/2)x'],
  ['2\\frac{1}{2}', '2 1/2'],
  ['\\left(\\frac{a}{b}\\right)^2', '(a/b)²'],
  ['\\frac{a}{b}^2', '(a/b)²'],
  ['x^{\\frac{1}{2}}', 'x^(1/2)'],
  ['\\sqrt{x}', '√(x)'],
  ['\\sqrt[3]{27}', '∛(27)'],
  ['\\sqrt[n]{a+1}', 'ⁿ√(a+1)'],
  ['\\alpha + \\beta \\le \\pi', 'α + β ≤ π'],
  ['a \\times b \\div c \\pm 1 \\to \\infty', 'a × b ÷ c ± 1 → ∞'],
  ['x \\ge 1, y \\ne 0', 'x ≥ 1, y ≠ 0'],
  ['-x - 3', '−x − 3'],
  ['|-3| - |x| - 1', '|−3| − |x| − 1'],
  ['(3, -5)', '(3, −5)'],
  ['3,5 \\times 10^{8}', '3,5 × 10⁸'],
  ['30^\\circ', '30°'],
  ['\\text{Luas} = 5\\text{ cm}^2', 'Luas = 5 cm²'],
  ['\\mathrm{CO_2}', 'CO₂'],
  ['x \\in \\mathbb{R}', 'x ∈ ℝ'],
  ['\\sin^2 x + \\cos^2 x = 1', 'sin² x + cos² x = 1'],
  ['\\lim_{x \\to 2} \\frac{x^2-4}{x-2}', 'lim_(x→2) (x²−4)/(x−2)'],
  ['\\int_0^1 x^2\\,dx', '∫₀¹ x² dx'],
  ['\\sum_{i=1}^{10} i', '∑ᵢ₌₁¹⁰ i'],
  ['\\begin{pmatrix}1&-2\\\\3&4\\end{pmatrix}', '(1 −2; 3 4)'],
  [
    '\\begin{cases}x & \\text{jika } x>0\\\\ -x & \\text{jika } x\\le 0\\end{cases}',
    '{x jika x > 0; −x jika x ≤ 0',
  ],
  ['\\begin{aligned}x&=1\\\\y&=2\\end{aligned}', 'x = 1; y = 2'],
  ['\\vec{a}\\cdot\\vec{b}', 'a⃗ · b⃗'],
  ['\\tidakada{x}', '\\tidakada{x}'],
])('%s reads %s', (latex, plain) => {
  expect(latexToPlain(latex)).toBe(plain)
})

const atom = fc.constantFrom('a', 'k', 'q', 'x', '7', '12', '\\alpha', '\\sin x')
const { formula } = fc.letrec<{ formula: string }>(tie => ({
  formula: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => `${a} + ${b}`),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => `${a} ${b}`),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => `{${a}}^{${b}}`),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => `{${a}}_{${b}}`),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => `\\frac{${a}}{${b}}`),
    tie('formula').map(a => `\\sqrt{${a}}`),
  ),
}))
const listSigns = (text: string) =>
  text
    .normalize('NFKD')
    .match(/[\p{L}\p{Nd}]/gu)
    ?.join('')

test('no letter and no digit is lost, whatever stands within what', () => {
  fc.assert(
    fc.property(formula, latex => {
      const plain = latexToPlain(latex)
      const source = latex
        .replaceAll(/\\(?:frac|sqrt)/g, '')
        .replaceAll('\\alpha', 'α')
        .replaceAll('\\', '')
      expect(listSigns(plain)).toBe(listSigns(source))
      expect(plain).not.toMatch(/[\\{}\n]|^\s|\s$| {2}/)
    }),
  )
})

test('what is raised, lowered, divided or under a root differs from what stands beside', () => {
  fc.assert(
    fc.property(formula, formula, (one, other) => {
      const written = [
        `{${one}}{${other}}`,
        `{${one}}^{${other}}`,
        `{${one}}_{${other}}`,
        `\\frac{${one}}{${other}}`,
        `{${one}}\\sqrt{${other}}`,
      ].map(latexToPlain)
      expect(new Set(written).size).toBe(written.length)
    }),
  )
})

test.each(FORMULAS)('%s is read in one line without commands', latex => {
  expect(latexToPlain(latex)).not.toMatch(/[\\\n]/)
})
