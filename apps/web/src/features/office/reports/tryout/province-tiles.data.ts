/** A province on the grid: where its tile lies, and its letters (ISO 3166-2:ID). */
export interface ProvinceTile {
  name: string
  code: string
  column: number
  row: number
}

const rows: [name: string, code: string, column: number, row: number][] = [
  ['Aceh', 'AC', 0, 0],
  ['Sumatera Utara', 'SU', 1, 1],
  ['Sumatera Barat', 'SB', 1, 2],
  ['Riau', 'RI', 2, 2],
  ['Kepulauan Riau', 'KR', 3, 2],
  ['Bengkulu', 'BE', 1, 3],
  ['Jambi', 'JA', 2, 3],
  ['Sumatera Selatan', 'SS', 3, 3],
  ['Kepulauan Bangka Belitung', 'BB', 4, 3],
  ['Lampung', 'LA', 3, 4],
  ['Banten', 'BT', 4, 5],
  ['DKI Jakarta', 'JK', 5, 5],
  ['Jawa Barat', 'JB', 5, 6],
  ['Jawa Tengah', 'JT', 6, 6],
  ['DI Yogyakarta', 'YO', 6, 7],
  ['Jawa Timur', 'JI', 7, 6],
  ['Bali', 'BA', 8, 6],
  ['Nusa Tenggara Barat', 'NB', 9, 6],
  ['Nusa Tenggara Timur', 'NT', 10, 6],
  ['Kalimantan Barat', 'KB', 6, 2],
  ['Kalimantan Tengah', 'KT', 7, 2],
  ['Kalimantan Selatan', 'KS', 8, 3],
  ['Kalimantan Timur', 'KI', 8, 2],
  ['Kalimantan Utara', 'KU', 8, 1],
  ['Sulawesi Utara', 'SA', 11, 1],
  ['Gorontalo', 'GO', 10, 1],
  ['Sulawesi Tengah', 'ST', 10, 2],
  ['Sulawesi Barat', 'SR', 10, 3],
  ['Sulawesi Selatan', 'SN', 10, 4],
  ['Sulawesi Tenggara', 'SG', 11, 3],
  ['Maluku Utara', 'MU', 12, 2],
  ['Maluku', 'MA', 12, 4],
  ['Papua Barat Daya', 'PD', 13, 2],
  ['Papua Barat', 'PB', 14, 2],
  ['Papua', 'PA', 15, 2],
  ['Papua Tengah', 'PT', 14, 3],
  ['Papua Pegunungan', 'PE', 15, 3],
  ['Papua Selatan', 'PS', 15, 4],
]

/** Each province is one tile of the same size, near its neighbours: large ones do not outshout those with many students. */
export const provinceTiles: readonly ProvinceTile[] = rows.map(([name, code, column, row]) => ({
  name,
  code,
  column,
  row,
}))
export const gridSize = { columns: 16, rows: 8 }
