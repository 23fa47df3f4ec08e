import type { PersonalData } from '../../../personal-data.ts'
import { findProfile } from './profile.queries.ts'

export const profileData: PersonalData = {
  tables: ['users'],
  copy: async ({ db }, { id }) => ({ 'data-diri.json': await findProfile(db, id) }),
}
