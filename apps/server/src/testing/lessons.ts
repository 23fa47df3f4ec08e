/** The text of a lesson, as an author writes it. */
export const lessonBody = `## Ide

Persen kedua dihitung dari harga **baru**, jadi $1{,}2 \\times 0{,}8$.

## Contoh

Harga Rp80.000 naik 10%, lalu naik lagi 10%. Jadi berapa?

### Naik yang pertama

$80.000 \\times 1{,}1 = 88.000$.

### Naik yang kedua

$88.000 \\times 1{,}1 = 96.800$.

## Salah yang sering

Menjumlahkan persennya menjadi 20%.`

export const writtenLesson = { title: 'Naik lalu naik itu dikalikan', body: lessonBody }
