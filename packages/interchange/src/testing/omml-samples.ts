const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export const r = (text: string, properties = '') =>
  `<m:r>${properties}<m:t xml:space="preserve">${text}</m:t></m:r>`
export const e = (inside: string, name = 'e') => `<m:${name}>${inside}</m:${name}>`
const upright = '<m:rPr><m:sty m:val="p"/></m:rPr>'

/** Formulas as Word writes them, and the LaTeX that has their structure. */
export const samples: [name: string, omml: string, latex: string][] = [
  ['an inequality', r('x&lt;−2'), 'x<-2'],
  [
    'an empty base',
    `<m:sSup><m:e/>${e(r('2'), 'sup')}</m:sSup><m:func>${e(r('log', upright), 'fName')}${e(r('8'))}</m:func>`,
    '{}^{2}\\log8',
  ],
  [
    'a power of a function',
    `<m:func>${e(`<m:sSup>${e(r('cos', upright))}${e(r('2'), 'sup')}</m:sSup>`, 'fName')}${e(r('θ'))}</m:func>`,
    '\\cos^{2}\\theta',
  ],
  [
    'a matrix in its own brackets',
    `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(`<m:m><m:mr>${e(r('1'))}${e(r('2'))}</m:mr><m:mr>${e(r('3'))}${e(r('4'))}</m:mr></m:m>`)}</m:d>`,
    '\\left[\\begin{matrix}1&2\\\\3&4\\end{matrix}\\right]',
  ],
  [
    'cases',
    `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(r('x'))}${e(r('y'))}</m:eqArr>`)}</m:d>`,
    '\\left\\{\\begin{array}{l}x\\\\y\\end{array}\\right.',
  ],
  [
    'equations aligned at =',
    `<m:eqArr>${e(r('x&amp;=1'))}${e(r('y&amp;=2'))}</m:eqArr>`,
    '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}',
  ],
  [
    'a limit',
    `<m:func>${e(`<m:limLow>${e(r('lim', upright))}${e(r('x→2'), 'lim')}</m:limLow>`, 'fName')}${e(r('x'))}</m:func>`,
    '\\lim_{x\\to2}x',
  ],
  [
    'an integral without a character',
    `<m:nary>${e(r('0'), 'sub')}${e(r('2'), 'sup')}${e(r('x dx'))}</m:nary>`,
    '\\int_{0}^{2}x dx',
  ],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(r('k=1'), 'sub')}${e(r('n'), 'sup')}${e(r('k'))}</m:nary>`,
    '\\sum_{k=1}^{n}k',
  ],
  ['a root with a degree', `<m:rad>${e(r('3'), 'deg')}${e(r('27'))}</m:rad>`, '\\sqrt[{3}]{27}'],
  [
    'a root whose degree is hidden',
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('2'))}</m:rad>`,
    '\\sqrt{2}',
  ],
  ['a vector', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('a'))}</m:acc>`, '\\vec{a}'],
  [
    'a vector of two letters',
    `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('AB'))}</m:acc>`,
    '\\overrightarrow{AB}',
  ],
  ['a bar', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('x'))}</m:bar>`, '\\overline{x}'],
  [
    'scripts before',
    `<m:sPre>${e(r('6'), 'sub')}${e(r('14'), 'sup')}${e(r('C'))}</m:sPre>`,
    '{}_{6}^{14}{C}',
  ],
  [
    'a fraction without a line',
    `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr>${e(r('5'), 'num')}${e(r('2'), 'den')}</m:f>`,
    '\\genfrac{}{}{0pt}{}{5}{2}',
  ],
  ['words between formulas', r('x=1 atau x=2'), 'x=1\\text{ atau }x=2'],
  ['a bold letter among others', `${r('a', '<m:rPr><m:sty m:val="b"/></m:rPr>')}${r('+b')}`, '\\mathbf{a}+b'],
  ['letters of the mathematical alphabet', r('𝑥+𝟐'), 'x+2'],
  ['a box', `<m:borderBox>${e(r('x'))}</m:borderBox>`, '\\boxed{x}'],
  [
    'a brace below',
    `<m:limLow>${e(`<m:groupChr>${e(r('x'))}</m:groupChr>`)}${e(r('n'), 'lim')}</m:limLow>`,
    '\\underbrace{x}_{n}',
  ],
  [
    'a brace that is written as a limit',
    `<m:limLow>${e(`<m:limLow>${e(r('a+b'))}${e(r('⏟'), 'lim')}</m:limLow>`)}${e(r('n'), 'lim')}</m:limLow>`,
    '\\underbrace{a+b}_{n}',
  ],
  ['a prime', r('f′+1'), "f'+1"],
  ['several parts between bars', `<m:d>${e(r('a'))}${e(r('b'))}</m:d>`, '\\left(a\\middle|b\\right)'],
  ['a per cent sign', r('20%'), '20\\%'],
  [
    'signs and numbers that are set as text',
    `${r('x&lt;', '<m:rPr><m:nor/></m:rPr>')}${r('12', '<m:rPr><m:nor/></m:rPr>')}${r(' cm', '<m:rPr><m:nor/></m:rPr>')}`,
    '\\mathrm{x<}12\\text{ cm}',
  ],
  [
    'rows that begin with a bracket',
    `<m:m><m:mr>${e(r('1'))}</m:mr><m:mr>${e(r('[2]'))}</m:mr></m:m>`,
    '\\begin{matrix}1\\\\{}[2]\\end{matrix}',
  ],
  [
    'characters of the Symbol font, typed and inserted',
    `<m:r><w:rPr xmlns:w="${W}"><w:rFonts w:ascii="Symbol"/></w:rPr><m:t>a</m:t></m:r><m:r><w:sym xmlns:w="${W}" w:font="Symbol" w:char="F0B3"/></m:r>${r('1')}`,
    '\\alpha\\ge1',
  ],
  [
    'words with a backslash, a caret and a tilde',
    r('A\\B^~', '<m:rPr><m:nor/></m:rPr>'),
    '\\text{A\\textbackslash B\\textasciicircum \\textasciitilde }',
  ],
  [
    'limits of a sum that are hidden',
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:subHide m:val="1"/><m:supHide m:val="1"/></m:naryPr>${e(r('9'), 'sub')}${e('', 'sup')}${e(r('k'))}</m:nary>`,
    '\\sum k',
  ],
  [
    'conditions of cases that are words',
    `<m:eqArr>${e(`${r('x')}${r('&amp; jika', '<m:rPr><m:nor/></m:rPr>')}`)}</m:eqArr>`,
    '\\begin{aligned}x&\\text{ jika}\\end{aligned}',
  ],
]
