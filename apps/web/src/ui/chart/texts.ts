export const texts = { table: 'Tabel', svg: 'SVG', png: 'PNG' }
