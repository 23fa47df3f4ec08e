import { recall, remember } from '../../device/device-memory.ts'

const key = 'gerbang-product'

/** For pages that the device keeps: they were stored before the name was known, or before it changed. */
export function rememberProductName(name: string) {
  remember('localStorage', key, name)
}

export function titleFromMemory(title: string): string {
  const name = recall('localStorage', key)
  return name === null ? title : title.replace(/ · .*$/, () => ` · ${name}`)
}
