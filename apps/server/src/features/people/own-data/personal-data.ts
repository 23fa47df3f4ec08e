import { deleteOwn } from '../../../db/delete-own.ts'
import type { PersonalData } from '../../../personal-data.ts'

export const copyData: PersonalData = {
  tables: ['data_copies'],
  deletePrivate: deleteOwn('data_copies'),
}
