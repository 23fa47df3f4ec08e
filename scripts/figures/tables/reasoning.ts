import { drawBars, drawPie, drawRows } from '../chart.ts'
import {
  circle,
  faint,
  fillOf,
  ink,
  line,
  type Mark,
  type Point,
  polygon,
  polyline,
  rect,
  text,
  turn,
} from '../draw.ts'
import { drawGraph } from '../graph.ts'
import { drawPlane } from '../plane.ts'

/** Places joined by roads, each with its minutes. */
function drawRoads(places: Record<string, Point>, roads: [ends: string, minutes: number][]): Mark[] {
  const place = (name: string): Point => places[name] ?? [0, 0]
  return [
    ...roads.flatMap(([ends, minutes]) => {
      const [from, to] = [place(ends.charAt(0)), place(ends.charAt(1))]
      const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      const free = rect([x - 11, y - 9, x + 11, y + 9], { fill: '#ffffff', stroke: 'none' })
      return [line(from, to), free, text([x, y], String(minutes))]
    }),
    ...Object.entries(places).flatMap(([name, at]) => [circle(at, 15, { fill: fillOf(2) }), text(at, name)]),
  ]
}

/** Equal parts of a wheel, each with its word, and a needle above. */
function drawWheel(words: string[]): Mark[] {
  const part = 360 / words.length
  return [
    ...words.flatMap((word, index) => {
      const middle = 90 - part * (index + 0.5)
      const [x, y] = turn([0, 0], middle, 68)
      return [line([0, 0], turn([0, 0], 90 - part * index, 104)), text([x, y], word, { 'font-size': 12 })]
    }),
    circle([0, 0], 104),
    polygon(
      [
        [-8, -122],
        [8, -122],
        [0, -100],
      ],
      { fill: '#1f2933' },
    ),
  ]
}

/** Corners, and what comes of them in the middle. */
function drawTriads(triads: [top: string, left: string, right: string, middle: string][]): Mark[] {
  return triads.flatMap(([top, left, right, middle], index) => {
    const [x, y] = [(index % 2) * 150, Math.floor(index / 2) * 128]
    const corners: [Point, string][] = [
      [[x, y - 52], top],
      [[x - 50, y + 36], left],
      [[x + 50, y + 36], right],
    ]
    return [
      polygon(
        corners.map(([at]) => at),
        { fill: '#ffffff' },
      ),
      ...corners.flatMap(([at, number]) => [circle(at, 16, { fill: fillOf(2) }), text(at, number)]),
      text([x, y + 8], middle, { 'font-size': 17, 'font-weight': 'bold' }),
    ]
  })
}

function drawNumberWheel(numbers: string[]): Mark[] {
  const part = 360 / numbers.length
  return [
    circle([0, 0], 92),
    ...numbers.flatMap((number, index) => [
      line([0, 0], turn([0, 0], 90 - part * (index + 0.5), 92)),
      text(turn([0, 0], 90 - part * index, 66), number, { 'font-size': 16 }),
    ]),
  ]
}

const hours = ['05', '06', '07', '08', '09', '10', '11', '12']
const tank: Point[] = [
  [5, 800],
  [6, 500],
  [7, 300],
  [8, 300],
  [10, 700],
  [12, 900],
]
const placeOfTank = ([hour, litre]: Point): Point => [(hour - 5) * 36, -litre / 6]

function drawTank(): Mark[] {
  const [small, way] = [{ 'font-size': 12 }, tank.map(placeOfTank)]
  return [
    ...[0, 200, 400, 600, 800, 1000].flatMap(value => {
      const [from, to] = [placeOfTank([5, value]), placeOfTank([12, value])]
      return [
        line(from, to, { stroke: value === 0 ? ink : faint }),
        text([-6, from[1]], value.toLocaleString('id-ID'), { ...small, 'text-anchor': 'end' }),
      ]
    }),
    ...hours.map((hour, index) => text([index * 36, 14], `${hour}.00`, { 'font-size': 10.5 })),
    text([-24, -186], 'isi tandon (liter)', { ...small, 'text-anchor': 'start' }),
    text([126, 34], 'pukul', small),
    polyline(way, { stroke: fillOf(0), 'stroke-width': 2.6 }),
    ...way.map(at => circle(at, 3.6, { fill: fillOf(0) })),
  ]
}

export const reasoning: Record<string, () => Mark[]> = {
  'perdana/pm-tandon-air': drawTank,
  'perdana/pm-sawah': () =>
    drawPlane({
      scale: 8.4,
      points: { a: [0, 0], b: [30, 0], c: [21, 12], d: [0, 12] },
      filled: ['abcd'],
      lines: ['abcda'],
      right: ['dab', 'cda'],
      lengths: { ab: '30 m', cd: '21 m', da: '12 m' },
    }),
  'perdana/pu-pengunjung-perpustakaan': () =>
    drawBars({
      labels: ['Januari', 'Februari', 'Maret', 'April', 'Mei'],
      series: [
        { name: 'anggota', values: [240, 200, 300, 180, 360] },
        { name: 'umum', values: [60, 80, 150, 120, 190] },
      ],
      unit: 'pengunjung (orang)',
      scale: [400, 100],
    }),
  'perdana/lbi-sisa-makanan': () =>
    drawRows(
      [
        ['membusuk sebelum diolah', 40],
        ['masakan berlebih', 28],
        ['lewat kedaluwarsa', 16],
        ['rasa tidak disukai', 11],
        ['alasan lain', 5],
      ],
      '%',
    ),
  'akhir-pekan/pm-jalan-setapak': () =>
    drawPlane({
      scale: 17,
      points: {
        a: [-1, -1],
        b: [13, -1],
        c: [13, 9],
        d: [-1, 9],
        e: [0, 0],
        f: [12, 0],
        g: [12, 8],
        h: [0, 8],
        i: [3, -1],
        j: [3, 0],
      },
      filled: ['efgh'],
      lines: ['abcda', 'efghe', 'ij'],
      inside: { ef: '12 m', fg: '8 m', ij: '1 m' },
    }),
  'akhir-pekan/pm-tangga': () =>
    drawPlane({
      scale: 62,
      points: { a: [0, 2.4], b: [0.7, 0], c: [0, 2], d: [1.5, 0], o: [0, 0], t: [0, 2.8], g: [2, 0] },
      lines: ['tog', 'ab'],
      dashed: ['cd'],
      right: ['tog'],
      inside: { cd: '2,5 m' },
      lengths: { ob: '0,7 m' },
    }),
  'akhir-pekan/pm-kotak-karton': () =>
    drawPlane({
      scale: 8.5,
      points: {
        a: [0, 0],
        b: [30, 0],
        c: [30, 21],
        d: [0, 21],
        e: [4, 0],
        f: [4, 4],
        g: [0, 4],
        h: [26, 0],
        i: [26, 4],
        j: [30, 4],
        k: [26, 21],
        l: [26, 17],
        m: [30, 17],
        n: [4, 21],
        o: [4, 17],
        p: [0, 17],
      },
      filled: ['efgpo', 'abcd'],
      lines: ['abcda', 'efg', 'hij', 'klm', 'nop'],
      dashed: ['filof'],
      lengths: { ab: '30 cm', bc: '21 cm' },
      inside: { dn: 'x' },
    }),
  'latihan/pm-denah-kebun': () =>
    drawPlane({
      scale: 9,
      points: { a: [0, 0], b: [26, 0], c: [26, 9], d: [18, 9], e: [18, 18], f: [0, 18] },
      filled: ['abcdef'],
      lines: ['abcdefa'],
      right: ['fab', 'abc', 'cde'],
      lengths: { ab: '26 m', ef: '18 m', fa: '18 m', bc: '9 m' },
    }),
  'latihan/pm-dua-paket': () =>
    drawGraph({
      x: [0, 16, 2],
      y: [0, 120, 20],
      units: [14, 1.5],
      axes: ['pemakaian sebulan (GB)', 'biaya sebulan (ribu rupiah)'],
      curves: [
        {
          name: 'Hijau',
          points: [
            [0, 20],
            [16, 100],
          ],
        },
        {
          name: 'Biru',
          points: [
            [0, 60],
            [10, 60],
            [16, 120],
          ],
        },
      ],
    }),
  'latihan/pm-rute-pengantaran': () =>
    drawRoads({ G: [0, 0], A: [76, -66], B: [76, 66], C: [180, -66], D: [180, 66], T: [266, 0] }, [
      ['GA', 7],
      ['GB', 4],
      ['AB', 2],
      ['AC', 5],
      ['BC', 9],
      ['BD', 8],
      ['CD', 3],
      ['CT', 6],
      ['DT', 4],
    ]),
  'latihan/pm-roda-hadiah': () =>
    drawWheel(['pulpen', 'buku', 'lagi', 'pulpen', 'tas', 'buku', 'lagi', 'pulpen']),
  'latihan/pu-sampah-sekolah': () =>
    drawBars({
      labels: ['Anggrek', 'Bakung', 'Cempaka', 'Dahlia', 'Eceng'],
      series: [
        { name: 'organik', values: [120, 150, 90, 140, 60] },
        { name: 'plastik', values: [80, 50, 110, 65, 45] },
      ],
      unit: 'sampah sepekan (kg)',
      scale: [160, 40],
    }),
  'latihan/pu-belanja-kos': () => {
    const shares: [string, number][] = [
      ['makan', 45],
      ['sewa', 20],
      ['transpor', 15],
      ['kuota', 10],
      ['lain-lain', 10],
    ]
    const percent = new Map(shares)
    return drawPie(shares, name => `${name} ${percent.get(name)}%`)
  },
  'latihan/pu-segitiga-bilangan': () =>
    drawTriads([
      ['4', '2', '3', '20'],
      ['3', '5', '1', '18'],
      ['2', '7', '6', '26'],
      ['6', '4', '3', '?'],
    ]),
  'latihan/pu-roda-bilangan': () => drawNumberWheel(['3', '5', '8', '12', '7', '11', '17', '?']),
  'latihan/lbi-sawah-berselang': () =>
    drawBars({
      labels: ['Musim 1', 'Musim 2', 'Musim 3'],
      series: [
        { name: 'digenangi terus', values: [5.4, 5.6, 5.5] },
        { name: 'berselang', values: [5.1, 5.6, 5.8] },
      ],
      unit: 'panen (ton per hektare)',
      scale: [8, 2],
    }),
}
