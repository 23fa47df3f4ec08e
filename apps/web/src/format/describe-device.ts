/** The order matters: Edge, Opera and Samsung also call themselves Chrome, and Chrome also Safari. */
const browsers = [
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

export interface Device {
  browser: string | undefined
  system: string | undefined
  isPhone: boolean
}

/** What a user agent tells of a device: enough for its owner to know it again. */
export function describeDevice(userAgent: string): Device {
  const find = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([mark]) => mark.test(userAgent))?.[1]
  return { browser: find(browsers), system: find(systems), isPhone: /Mobile|iPhone/.test(userAgent) }
}
