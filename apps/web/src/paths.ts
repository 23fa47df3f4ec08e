import * as paths from './addresses.ts'

/** Parameters are written `:name`; `fillPath` puts values in. */
export { paths }

/** Addresses that several areas have, below the root of each; `useAreaPath` puts it before them. */
export const areaPaths = {
  profile: 'profile',
  markings: 'question-bank/uraian',
  marking: 'question-bank/uraian/:id',
  markingDesk: 'question-bank/uraian/:id/soal/:questionId',
  security: 'profile/keamanan',
  handbook: 'panduan',
  banks: 'question-bank',
  bankCreate: 'question-bank/create',
  bankUpload: 'question-bank/upload',
  bankFlags: 'question-bank/flag',
  bank: 'question-bank/detail/:qbId',
  bankSubTest: 'question-bank/detail/:qbId/:subTesId',
  classPage: 'report/class/:tryoutId',
  classes: 'class',
  schoolClass: 'class/:classId',
  classRaports: 'class/:classId/raport',
  question: 'question-bank/detail/:qbId/:subTesId/soal/:questionId',
  questionHistory: 'question-bank/detail/:qbId/:subTesId/soal/:questionId/versi',
  allQuestions: 'question-bank/soal',
  questionReview: 'question-bank/review',
  bankTwins: 'question-bank/detail/:qbId/kembar',
  calibrations: 'question-bank/kalibrasi',
  calibration: 'question-bank/kalibrasi/:subjectId',
} as const

const ofEverybody: readonly string[] = [areaPaths.profile, areaPaths.security]
const staffRoots = [paths.teacher, paths.admin]

/** All addresses of the app for the server, which answers others with 404; shared ones below the root of each area. */
export function listAddresses(): string[] {
  const shared = Object.values(areaPaths).flatMap(path => {
    const roots = ofEverybody.includes(path) ? [paths.student, ...staffRoots] : staffRoots
    return roots.map(root => `${root}/${path}`)
  })
  return [...Object.values(paths), ...shared]
}

export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export function fillPath<Path extends string>(path: Path, params: Record<ParamName<Path>, string>): string {
  return Object.entries<string>(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    path as string,
  )
}
