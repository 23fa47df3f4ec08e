import { drawBoxes, drawDots } from '../chart.ts'
import { circle, line, type Mark, type Point, rect, text } from '../draw.ts'
import { drawGraph, sample } from '../graph.ts'
import { drawPlane } from '../plane.ts'

/** Rods in a row of triangles, each of which shares one with the next. */
function drawRods(triangles: number, left: number, name: string): Mark[] {
  const corner = (index: number): Point => [left + index * 28, index % 2 === 0 ? 0 : -48]
  const corners = Array.from({ length: triangles + 2 }, (_, index) => corner(index))
  const rods = corners.flatMap((from, index) =>
    [corners[index + 1], corners[index + 2]].flatMap(to => (to ? [[from, to] as const] : [])),
  )
  return [
    ...rods.map(([from, to]) => line(from, to, { stroke: '#b7791f', 'stroke-width': 4 })),
    ...corners.map(at => circle(at, 3.5, { fill: '#7b2d26', stroke: 'none' })),
    text([left + (triangles + 1) * 14, 22], name),
  ]
}

/** A square of dark tiles with a border of light ones. */
function drawTiles(inner: number, left: number, name: string): Mark[] {
  const side = 15
  const whole = inner + 2
  const tiles = Array.from({ length: whole * whole }, (_, index) => {
    const [column, row] = [index % whole, Math.floor(index / whole)]
    const isBorder = [column, row].some(at => at === 0 || at === whole - 1)
    const [x, y] = [left + column * side, -row * side]
    return rect([x, y - side, x + side, y], { fill: isBorder ? '#ffffff' : '#8a9bb0', 'stroke-width': 1.2 })
  })
  return [...tiles, text([left + (whole * side) / 2, 16], name)]
}

function drawThreeSets(): Mark[] {
  const [a, b, c]: Point[] = [
    [-38, -28],
    [38, -28],
    [0, 38],
  ]
  const counts: [Point, string][] = [
    [[-66, -42], '12'],
    [[66, -42], '9'],
    [[0, 74], '10'],
    [[0, -48], '6'],
    [[-36, 18], '5'],
    [[36, 18], 'x'],
    [[0, -4], '4'],
    [[-122, 104], '7'],
  ]
  return [
    rect([-140, -124, 140, 124], { fill: '#ffffff' }),
    ...[a, b, c].flatMap(at => (at ? [circle(at, 62)] : [])),
    text([-72, -106], 'Musik'),
    text([72, -106], 'Tari'),
    text([88, 84], 'Teater'),
    ...counts.map(([at, count]) => text(at, count, count === 'x' ? { 'font-style': 'italic' } : {})),
  ]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** As mathematics has it, y upwards. */
const polar = (degrees: number, far: number): Point => [
  far * Math.cos(radians(degrees)),
  far * Math.sin(radians(degrees)),
]
/** Down from A at 35°, and down from B at 52°. */
const knee: Point = [2 + 5.6 * Math.cos(radians(35)), 6 - 5.6 * Math.sin(radians(35))]
const foot: Point = [knee[0] - knee[1] / Math.tan(radians(52)), 0]

export const quantities: Record<string, () => Mark[]> = {
  'perdana/pk-persegi-panjang': () =>
    drawPlane({
      scale: 17,
      points: { A: [0, 0], B: [12, 0], C: [12, 9], D: [0, 9], P: [7.68, 5.76] },
      lines: ['ABCDA', 'AC', 'BP'],
      right: ['BPC'],
      lengths: { AB: '12 cm', BC: '9 cm' },
    }),
  'akhir-pekan/pk-garis-sejajar-alas': () =>
    drawPlane({
      scale: 15,
      points: { A: [5, 11], B: [0, 0], C: [15, 0], D: [3, 6.6], E: [9, 6.6] },
      lines: ['ADBCEA', 'DE'],
      lengths: { AD: '4 cm', DB: '6 cm' },
      inside: { DE: '6 cm' },
    }),
  'akhir-pekan/pk-tali-busur': () =>
    drawPlane({
      scale: 8,
      points: { O: [0, 0], A: [-12, -5], B: [12, -5], m: [0, -5] },
      lines: ['AmB'],
      dashed: ['Om'],
      circles: [['O', 13]],
      dots: 'O',
      right: ['OmB'],
      inside: { Om: '5 cm' },
      lengths: { AB: '24 cm' },
    }),
  'latihan/pk-bayangan': () =>
    drawPlane({
      scale: 20,
      points: { p: [0, 0], l: [0, 6.4], q: [9, 0], t: [9, 1.6], u: [12, 0] },
      lines: ['lpqu', 'qt'],
      dashed: ['ltu'],
      lengths: { pl: '6,4 m', pq: '9 m', qu: '?' },
      inside: { qt: '1,6 m' },
      dots: 'l',
    }),
  'latihan/pk-titik-pada-sisi': () =>
    drawPlane({
      scale: 22,
      points: { A: [4, 7], B: [0, 0], C: [10, 0], D: [4, 0] },
      lines: ['ABDCA', 'AD'],
      filled: ['ABD'],
    }),
  'latihan/pk-limas-persegi': () =>
    drawPlane({
      scale: 15,
      points: { T: [7, 12], A: [0, 0], B: [10, 0], C: [14, 4], D: [4, 4], o: [7, 2] },
      lines: ['TABCT', 'TB'],
      dashed: ['ADC', 'TD', 'To'],
      lengths: { AB: '10 cm', BC: '10 cm' },
      inside: { To: '12 cm' },
    }),
  'latihan/pk-menara': () =>
    drawPlane({
      scale: 4.4,
      points: { P: [0, 0], Q: [40, 0], K: [60, 0], T: [60, 34.64] },
      lines: ['PQKTP', 'TQ'],
      lengths: { PQ: '40 m' },
      angles: { TPQ: '30°', TQK: '60°' },
      right: ['TKQ'],
    }),
  'latihan/pk-kubus-bidang': () =>
    drawPlane({
      scale: 25,
      points: {
        A: [0, 0],
        B: [6, 0],
        C: [8.4, 2],
        D: [2.4, 2],
        E: [0, 6],
        F: [6, 6],
        G: [8.4, 8],
        H: [2.4, 8],
      },
      filled: ['BDE'],
      lines: ['ABFEA', 'BCGF', 'EHG', 'BE'],
      dashed: ['ADC', 'DH', 'BDE'],
      lengths: { AB: '6 cm' },
      dots: 'G',
    }),
  'latihan/pk-trapesium-lingkaran': () =>
    drawPlane({
      scale: 14,
      points: { A: [0, 0], B: [18, 0], C: [13, 12], D: [5, 12], o: [9, 6] },
      lines: ['ABCDA'],
      circles: [['o', 6]],
      lengths: { AB: '18 cm', CD: '8 cm' },
      equal: [['AD', 'BC']],
    }),
  'latihan/pk-korek-segitiga': () => [
    ...drawRods(1, 0, '(1)'),
    ...drawRods(2, 80, '(2)'),
    ...drawRods(3, 188, '(3)'),
  ],
  'latihan/pk-zigzag': () =>
    drawPlane({
      scale: 22,
      points: { p: [-1, 6], A: [2, 6], q: [11, 6], r: [-1, 0], C: foot, s: [11, 0], B: knee },
      lines: ['pAq', 'rCs', 'ABC'],
      angles: { qAB: '35°', sCB: '52°', ABC: 'x' },
    }),
  'latihan/pk-segitiga-dalam-persegi': () =>
    drawPlane({
      scale: 16,
      points: { A: [0, 0], B: [12, 0], C: [12, 12], D: [0, 12], E: [12, 6], F: [6, 12] },
      filled: ['AEF'],
      lines: ['ABECFDA', 'AEFA'],
      lengths: { AB: '12 cm' },
      equal: [
        ['BE', 'EC'],
        ['CF', 'FD'],
      ],
    }),
  'latihan/pk-sudut-lingkaran': () =>
    drawPlane({
      scale: 10,
      points: { O: [0, 0], A: polar(230, 10), B: polar(-20, 10), C: polar(90, 10) },
      lines: ['ACB', 'AOB'],
      circles: [['O', 10]],
      dots: 'O',
      angles: { CAO: '20°', CBO: '35°' },
    }),
  'latihan/pk-parabola': () =>
    drawGraph({
      x: [-2, 6, 1],
      y: [-5, 4, 1],
      units: [30, 24],
      axes: ['X', 'Y'],
      curves: [{ points: sample(x => (x - 2) ** 2 / 2 - 4, -1.9, 5.9) }],
      points: [
        [[2, -4], '(2, −4)', [0, -1.2]],
        [[0, -2], '(0, −2)', [2.2, 0]],
      ],
    }),
  'latihan/pk-garis-patah': () =>
    drawGraph({
      x: [-4, 5, 1],
      y: [-1, 4, 1],
      units: [30, 30],
      axes: ['X', 'Y'],
      curves: [
        {
          points: [
            [-3, 1],
            [-1, 3],
            [2, 0],
            [4, 2],
          ],
        },
      ],
      points: [
        [[-3, 1], ''],
        [[-1, 3], ''],
        [[2, 0], ''],
        [[4, 2], ''],
      ],
    }),
  'latihan/pk-dua-segitiga-siku': () =>
    drawPlane({
      scale: 16,
      points: { A: [0, 0], B: [16.39, 0], C: [6, 6], D: [6, 0] },
      lines: ['ADBCA', 'CD'],
      right: ['CDB'],
      angles: { DAC: '45°', CBD: '30°' },
      inside: { CD: '6 cm' },
    }),
  'latihan/pk-selisih-sudut': () =>
    drawPlane({
      scale: 15,
      points: { A: [0, 12], B: [0, 0], D: [5, 0], C: [16, 0] },
      lines: ['ABDCA', 'AD'],
      right: ['ABD'],
      lengths: { AB: '12 cm', BD: '5 cm', DC: '11 cm' },
    }),
  'latihan/pk-diagram-titik': () =>
    drawDots(
      [
        [1, 2],
        [2, 4],
        [3, 3],
        [4, 3],
        [5, 1],
        [6, 2],
      ],
      'banyak buku yang dibaca',
    ),
  'latihan/pk-diagram-kotak': () =>
    drawBoxes(
      [
        ['X', [40, 55, 70, 80, 95]],
        ['Y', [50, 60, 65, 75, 90]],
      ],
      [30, 100, 10],
    ),
  'latihan/pk-tiga-himpunan': drawThreeSets,
  'latihan/pk-ubin': () => [
    ...drawTiles(1, 0, 'pola 1'),
    ...drawTiles(2, 80, 'pola 2'),
    ...drawTiles(3, 175, 'pola 3'),
  ],
}
