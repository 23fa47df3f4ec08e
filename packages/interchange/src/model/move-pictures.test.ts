import { expect, test } from 'vitest'
import { movePictures } from './move-pictures.ts'

test('pictures move, get a text where they have none, and formulas stay', () => {
  const source = 'Lihat ![](gambar-1.png) dan ![Kurva \\[x\\]](gambar-2.png), $f(x)=![$'
  expect(movePictures(source, name => `/media/${name}`)).toBe(
    'Lihat ![Gambar](/media/gambar-1.png) dan ![Kurva \\[x\\]](/media/gambar-2.png), $f(x)=![$',
  )
})

test('a picture that has no address keeps its place in words', () => {
  expect(movePictures('Lihat ![Gambar EMF](gambar-1.emf)', () => undefined)).toBe(
    'Lihat \\[Gambar EMF: belum bisa ditampilkan\\]',
  )
})
