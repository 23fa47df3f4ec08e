import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${android} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [
    `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows', false],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, 'Opera', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari',
    'Mac',
    false,
  ],
])('%s', (userAgent, browser, system, isPhone) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system, isPhone })
})

test('a program that is no browser is left unnamed', () => {
  expect(describeDevice('curl/8.5.0')).toEqual({ browser: undefined, system: undefined, isPhone: false })
})
