import { recall, remember } from '../device/device-memory.ts'

const key = 'gerbang-zone'

/** The clock of the reader's province, for pages that do not ask who is signed in. */
export function rememberReaderZone(timeZone: string) {
  remember('localStorage', key, timeZone)
}

/** As the rest of the product showed times to this reader; on a device that knows no reader, its own. */
export function readReaderZone(): string {
  const known = recall('localStorage', key)
  return known !== null && Intl.supportedValuesOf('timeZone').includes(known)
    ? known
    : Intl.DateTimeFormat().resolvedOptions().timeZone
}
