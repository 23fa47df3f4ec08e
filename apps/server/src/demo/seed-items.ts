import { lbe } from './items/lbe.ts'
import { lbi } from './items/lbi.ts'
import { pbm } from './items/pbm.ts'
import { pk } from './items/pk.ts'
import { pm } from './items/pm.ts'
import { ppu } from './items/ppu.ts'
import { pu } from './items/pu.ts'
import { practice } from './practice/index.ts'
import type { SeedBank } from './question-bank.ts'
import { lbe as lbe2 } from './second-paper/lbe.ts'
import { lbi as lbi2 } from './second-paper/lbi.ts'
import { pbm as pbm2 } from './second-paper/pbm.ts'
import { pk as pk2 } from './second-paper/pk.ts'
import { pm as pm2 } from './second-paper/pm.ts'
import { ppu as ppu2 } from './second-paper/ppu.ts'
import { pu as pu2 } from './second-paper/pu.ts'
import type { SeedSubTest } from './seed-item.ts'

/** The shortened paper, in the official order of the sub-tests. */
export const firstPaper: SeedSubTest[] = [pu, ppu, pbm, pk, lbi, lbe, pm]

/** The paper of official length; it shares no question and no text with the first. */
export const secondPaper: SeedSubTest[] = [pu2, ppu2, pbm2, pk2, lbi2, lbe2, pm2]

export const firstBank: SeedBank = {
  title: 'Bank Soal Perdana',
  description: 'Soal asli Gerbang untuk ketujuh subtes UTBK-SNBT, lengkap dengan pembahasannya.',
  tags: ['utbk', 'perdana'],
  paper: firstPaper,
}

export const secondBank: SeedBank = {
  title: 'Bank Soal Akhir Pekan',
  description:
    'Naskah lengkap UTBK-SNBT: 160 soal dengan jumlah dan waktu resmi, tanpa soal yang sama dengan Perdana.',
  tags: ['utbk', 'akhir pekan', 'naskah lengkap'],
  paper: secondPaper,
}

export const practiceBank: SeedBank = {
  title: 'Bank Latihan',
  description:
    'Soal untuk berlatih per topik, sedikitnya dua puluh soal setiap topik dari mudah sampai sulit. Tidak ada yang sama dengan soal Perdana atau Akhir Pekan.',
  tags: ['utbk', 'latihan'],
  for_practice: true,
  paper: practice,
}
