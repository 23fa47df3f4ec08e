import {
  arrow,
  asked,
  crossed,
  drawCells,
  drawOne,
  flag,
  type Glyph,
  type Stroke,
  shape,
  spot,
  together,
} from '../cells.ts'
import type { Mark } from '../draw.ts'

/** A question's picture, and one for each of its options, a to e. */
interface Figural {
  rows: Glyph[][]
  options: Glyph[]
}

const pair = (black: number, white: number) => together(spot(black, true), spot(white, false))
const nested = ([outer, isDark]: [number, boolean], [inner, isInnerDark]: [number, boolean]) =>
  together(shape(outer, isDark, 24), shape(inner, isInnerDark, 9))
const lines = (...names: Stroke[]) => crossed(...names)

const questions: Record<string, Figural> = {
  'tiu-panah': {
    rows: [[arrow(0), arrow(135), arrow(270), arrow(45), asked]],
    options: [arrow(90), arrow(135), arrow(225), arrow(270), arrow(180)],
  },
  'tiu-dua-bulatan': {
    rows: [[pair(0, 5), pair(2, 4), pair(4, 3), pair(6, 2), asked]],
    options: [pair(0, 3), pair(7, 1), pair(0, 1), pair(4, 1), pair(0, 2)],
  },
  'tiu-segi-banyak': {
    rows: [[shape(3, true), shape(4, false), shape(5, true), shape(6, false), asked]],
    options: [shape(6, true), shape(7, false), shape(8, true), shape(7, true), shape(8, false)],
  },
  'tiu-tukar-tempat': {
    rows: [
      [nested([4, false], [0, true]), nested([0, true], [4, false])],
      [nested([3, false], [4, true]), asked],
    ],
    options: [
      nested([4, true], [3, false]),
      nested([4, false], [3, true]),
      nested([3, true], [4, false]),
      nested([4, true], [0, false]),
      nested([4, false], [3, false]),
    ],
  },
  'tiu-bendera': {
    rows: [],
    options: [flag(0), flag(90), flag(270), flag(180), flag(90, true)],
  },
  'tiu-gabung-garis': {
    rows: [
      [lines('up', 'flat'), lines('flat', 'rise'), lines('up', 'rise')],
      [lines('fall', 'up'), lines('up', 'flat', 'rise'), asked],
    ],
    options: [
      lines('up', 'flat', 'rise', 'fall'),
      lines('flat', 'rise', 'fall'),
      lines('up'),
      lines('flat', 'rise'),
      lines('flat', 'fall'),
    ],
  },
}

export const figural: Record<string, () => Mark[]> = Object.fromEntries(
  Object.entries(questions).flatMap(([name, { rows, options }]) => [
    ...(rows.length > 0 ? [[name, () => drawCells(rows)] as const] : []),
    ...options.map((glyph, index) => [`${name}-${'abcde'.charAt(index)}`, () => drawOne(glyph)] as const),
  ]),
)
