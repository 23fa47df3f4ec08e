import { z } from 'zod'

/** Stable words that clients may branch on; the message is for people and may change. */
export const errorCode = z.enum([
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'validation',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'overloaded',
  'unavailable',
  'internal',
  'wrong_credentials',
  'password_due',
  'second_factor_needed',
  'second_factor_wrong',
  'account_disabled',
  'upcoming',
  'closed',
  'wrong_program',
  'email_unverified',
  'code_needed',
  'code_invalid',
  'attempts_used',
  'choices_needed',
  'import_committed',
  'pack_unreadable',
  'keys_missing',
  'choices_frozen',
  'not_started',
  'unfinished',
  'starts_paused',
  'in_use',
  'taken_over',
  'locked',
  'nothing_left',
  'not_released',
  'not_closed',
  'run_active',
  'run_over',
  'run_outdated',
  'not_marked',
  'norm_unfit',
  'norm_fixed',
  'unchanged',
  'outdated',
])
export type ErrorCode = z.infer<typeof errorCode>

/** `message` is exactly "Validation error" for 422: clients look for the word. Fields nest as `items.0.title`. */
export const errorBody = z.strictObject({
  message: z.string(),
  code: errorCode,
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
