import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const questionBankScreens: Screen[] = [
  {
    path: areaPaths.banks,
    title: 'Bank Soal',
    load: async () => (await import('./bank-list-page.tsx')).BankListPage,
  },
  {
    path: areaPaths.bankCreate,
    title: 'Buat',
    under: areaPaths.banks,
    load: async () => (await import('./bank-create-page.tsx')).BankCreatePage,
  },
  {
    path: areaPaths.allQuestions,
    title: 'Semua Soal',
    under: areaPaths.banks,
    load: async () => (await import('./all-questions-page.tsx')).AllQuestionsPage,
  },
  {
    path: areaPaths.bank,
    title: 'Detail',
    under: areaPaths.banks,
    load: async () => (await import('./bank-page.tsx')).BankPage,
  },
  {
    path: areaPaths.bankTwins,
    title: 'Soal Serupa',
    under: areaPaths.bank,
    load: async () => (await import('./bank-twins-page.tsx')).BankTwinsPage,
  },
  {
    path: areaPaths.bankSubTest,
    title: 'Subtes',
    under: areaPaths.bank,
    load: async () => (await import('./bank-questions-page.tsx')).BankQuestionsPage,
  },
]
