import type { accounts } from '@gerbang/contract/accounts.ts'
import type { Input } from '../../api/send.ts'
import type { Values } from './draft.ts'

type Body = Input<typeof accounts.register>['body']

/** What the server asks for; fields that may stay empty are left out when they are. */
export function toBody({ province, city, district, grade, phone, student_code, ...rest }: Values): Body {
  return {
    ...rest,
    // The form has refused an empty one, and the server would.
    grade: grade as Body['grade'],
    province_id: province?.id ?? '',
    city_id: city?.id ?? '',
    district_id: district?.id ?? '',
    ...(phone.trim() !== '' && { phone }),
    ...(student_code.trim() !== '' && { student_code }),
  }
}
