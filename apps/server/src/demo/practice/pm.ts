import type { SeedSubTest } from '../seed-item.ts'
import { data, dataTexts } from './pm/data.ts'
import { money, moneyTexts } from './pm/money.ts'

export const pm: SeedSubTest = {
  subject: 'PM',
  lang: 'id',
  stimuli: [...moneyTexts, ...dataTexts],
  items: [...money, ...data],
}
