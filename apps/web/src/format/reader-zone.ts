import { recall, remember } from '../device/device-memory.ts'

const key = 'gerbang-zone'

/** The clock of the reader's province, for pages that do not ask who is signed in. */
export function rememberReaderZone(timeZone: string) {
  remember('localStorage', key, timeZone)
}

/** By what UTC is ahead of the device's own clock, in minutes. */
const zones: Record<number, string> = { [-480]: 'Asia/Makassar', [-540]: 'Asia/Jayapura' }

/** As the rest of the product showed times to this reader; on a device that knows no reader, its own. */
export const readReaderZone = (): string =>
  recall('localStorage', key) ?? zones[new Date().getTimezoneOffset()] ?? 'Asia/Jakarta'
