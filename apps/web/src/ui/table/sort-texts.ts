export const texts = {
  handle: (name: string) => `Pindahkan ${name}`,
  how: 'Tekan spasi untuk mengangkat, panah atas atau bawah untuk memindahkan, spasi lagi untuk menaruh, Escape untuk batal.',
  lifted: (name: string, place: number, count: number) =>
    `${name} diangkat dari urutan ${place} dari ${count}.`,
  moved: (name: string, place: number, count: number) => `${name} di urutan ${place} dari ${count}.`,
  dropped: (name: string, place: number) => `${name} ditaruh di urutan ${place}.`,
  cancelled: (name: string, place: number) => `Batal. ${name} kembali ke urutan ${place}.`,
}
