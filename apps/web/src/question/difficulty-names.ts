import type { BankQuestion } from '@gerbang/contract/bank/questions.ts'

export const difficultyNames: Record<BankQuestion['difficulty'], string> = {
  easy: 'Mudah',
  medium: 'Sedang',
  hard: 'Sulit',
}
