import { type ItemReader, warnItem } from '../../model/item-reader.ts'

/** Gerbang accepts an answer or not: those that earn a part of the points are lost. */
export const warnPartial = (reader: ItemReader) =>
  warnItem(
    reader,
    'partial_credit',
    'Jawaban bernilai sebagian tidak ikut: hanya jawaban bernilai penuh yang diterima.',
  )
