import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

const home = { title: 'Bank Soal', path: areaPaths.banks }

export const questionBankScreens = [
  screen(areaPaths.banks, ['Bank Soal'], async () => (await import('./bank-list-page.tsx')).BankListPage),
  screen(
    areaPaths.bankCreate,
    [home, 'Buat'],
    async () => (await import('./bank-create-page.tsx')).BankCreatePage,
  ),
  screen(
    areaPaths.allQuestions,
    [home, 'Semua Soal'],
    async () => (await import('./all-questions-page.tsx')).AllQuestionsPage,
  ),
  screen(areaPaths.bank, [home, 'Detail'], async () => (await import('./bank-page.tsx')).BankPage),
  screen(
    areaPaths.bankTwins,
    [home, { title: 'Detail', path: areaPaths.bank }, 'Soal Serupa'],
    async () => (await import('./bank-twins-page.tsx')).BankTwinsPage,
  ),
  screen(
    areaPaths.bankSubTest,
    [home, { title: 'Detail', path: areaPaths.bank }, 'Subtes'],
    async () => (await import('./bank-questions-page.tsx')).BankQuestionsPage,
  ),
]
