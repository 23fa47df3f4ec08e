import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

const home = { title: 'Bank Soal', path: areaPaths.banks }

export const questionBankScreens: Screen[] = [
  {
    path: areaPaths.banks,
    crumbs: [{ title: 'Bank Soal' }],
    load: async () => (await import('./bank-list-page.tsx')).BankListPage,
  },
  {
    path: areaPaths.bankCreate,
    crumbs: [home, { title: 'Buat' }],
    load: async () => (await import('./bank-create-page.tsx')).BankCreatePage,
  },
  {
    path: areaPaths.allQuestions,
    crumbs: [home, { title: 'Semua Soal' }],
    load: async () => (await import('./all-questions-page.tsx')).AllQuestionsPage,
  },
  {
    path: areaPaths.bank,
    crumbs: [home, { title: 'Detail' }],
    load: async () => (await import('./bank-page.tsx')).BankPage,
  },
  {
    path: areaPaths.bankTwins,
    crumbs: [home, { title: 'Detail', path: areaPaths.bank }, { title: 'Soal Serupa' }],
    load: async () => (await import('./bank-twins-page.tsx')).BankTwinsPage,
  },
  {
    path: areaPaths.bankSubTest,
    crumbs: [home, { title: 'Detail', path: areaPaths.bank }, { title: 'Subtes' }],
    load: async () => (await import('./bank-questions-page.tsx')).BankQuestionsPage,
  },
]
