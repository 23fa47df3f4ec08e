/** `▮` is where the cursor goes, around what was selected. */
interface Symbol {
  name: string
  latex: string
  /** Drawn on the button. */
  face: string
}

const plain = (name: string, latex: string): Symbol => ({ name, latex: `${latex} `, face: latex })
const shaped = (name: string, latex: string, face: string): Symbol => ({ name, latex, face })

export const palette: { name: string; symbols: Symbol[] }[] = [
  {
    name: 'Umum',
    symbols: [
      shaped('pecahan', String.raw`\frac{▮}{}`, String.raw`\frac{a}{b}`),
      shaped('pangkat', '^{▮}', 'x^n'),
      shaped('indeks', '_{▮}', 'x_n'),
      shaped('akar', String.raw`\sqrt{▮}`, String.raw`\sqrt{x}`),
      shaped('logaritma', String.raw`{}^{▮}\log `, String.raw`{}^{a}\log`),
      shaped('mutlak', '|▮|', '|x|'),
      shaped('kurung', String.raw`\left(▮\right)`, '(x)'),
      plain('kali', String.raw`\times`),
      plain('bagi', ':'),
      plain('derajat', String.raw`^\circ`),
      plain('persen', String.raw`\%`),
      shaped('teks', String.raw`\text{▮}`, String.raw`\text{cm}`),
    ],
  },
  {
    name: 'Relasi',
    symbols: [
      plain('kurang sama', String.raw`\le`),
      plain('lebih sama', String.raw`\ge`),
      plain('tidak sama', String.raw`\ne`),
      plain('kira-kira', String.raw`\approx`),
      plain('maka', String.raw`\Rightarrow`),
      plain('jika dan hanya jika', String.raw`\Leftrightarrow`),
      plain('anggota', String.raw`\in`),
      plain('himpunan bagian', String.raw`\subset`),
      plain('gabungan', String.raw`\cup`),
      plain('irisan', String.raw`\cap`),
      plain('sejajar', String.raw`\parallel`),
      plain('tegak lurus', String.raw`\perp`),
    ],
  },
  {
    name: 'Σ ∫ lim',
    symbols: [
      shaped('jumlah', String.raw`\sum_{▮}^{}`, String.raw`\sum_{i=1}^{n}`),
      shaped('integral', String.raw`\int_{▮}^{}`, String.raw`\int_a^b`),
      shaped('limit', String.raw`\lim_{▮\to } `, String.raw`\lim_{x\to a}`),
      shaped('turunan', String.raw`\frac{d▮}{dx}`, String.raw`\frac{dy}{dx}`),
      plain('tak hingga', String.raw`\infty`),
      shaped('akar pangkat n', String.raw`\sqrt[n]{▮}`, String.raw`\sqrt[n]{x}`),
    ],
  },
  {
    name: 'Geometri',
    symbols: [
      plain('sudut', String.raw`\angle`),
      plain('segitiga', String.raw`\triangle`),
      plain('pi', String.raw`\pi`),
      plain('alfa', String.raw`\alpha`),
      plain('beta', String.raw`\beta`),
      plain('teta', String.raw`\theta`),
      plain('sinus', String.raw`\sin`),
      plain('kosinus', String.raw`\cos`),
      plain('tangen', String.raw`\tan`),
      shaped('vektor', String.raw`\vec{▮}`, String.raw`\vec{v}`),
      shaped('ruas garis', String.raw`\overline{▮}`, String.raw`\overline{AB}`),
    ],
  },
  {
    name: 'Matriks',
    symbols: [
      shaped(
        'matriks',
        String.raw`\begin{pmatrix} ▮ & b \\ c & d \end{pmatrix}`,
        String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
      ),
      shaped(
        'determinan',
        String.raw`\begin{vmatrix} ▮ & b \\ c & d \end{vmatrix}`,
        String.raw`\begin{vmatrix} a & b \\ c & d \end{vmatrix}`,
      ),
      shaped(
        'sistem persamaan',
        String.raw`\begin{cases} ▮ \\ y \end{cases}`,
        String.raw`\begin{cases} x \\ y \end{cases}`,
      ),
    ],
  },
]
