import { type ItemReader, warnItem } from '../../model/item-reader.ts'

/** Gerbang accepts an answer or not: those that earn a part of the points are lost. */
export const warnPartial = (reader: ItemReader) =>
  warnItem(
    reader,
    'partial_credit',
    'Jawaban bernilai sebagian tidak ikut: hanya jawaban bernilai penuh yang diterima.',
  )

/** Gerbang accepts one number with its tolerance: those beside the best are lost. */
export const warnOtherNumbers = (reader: ItemReader, kept: string) =>
  warnItem(
    reader,
    'other_numbers',
    `Soal ini menerima beberapa angka dengan nilai masing-masing; hanya ${kept} yang ikut. Periksa kuncinya.`,
  )
