import { expect, test } from 'vitest'
import { type Call, isActOfStaff, type Role } from './call.ts'
import { listCalls } from './calls.ts'
import { listParts } from './testing/list-parts.ts'

const calls = listCalls()
const namesOf = (test: (call: Call) => boolean) =>
  calls.flatMap(({ name, call }) => (test(call) ? [name] : [])).toSorted()
const isFor = (role: Role) => (call: Call) =>
  typeof call.access.roles !== 'string' && call.access.roles.includes(role)

test('strangers sign in, read what is public, and follow a link that somebody gave them', () => {
  expect(namesOf(({ access }) => access.roles === 'public')).toMatchInlineSnapshot(`
    [
      "accounts.register",
      "accounts.resendVerification",
      "accounts.verifyEmail",
      "auth.login",
      "banners.list",
      "classReports.shared",
      "firstAdmin.create",
      "firstAdmin.state",
      "invitations.accept",
      "invitations.open",
      "news.get",
      "news.list",
      "passwords.forgot",
      "passwords.reset",
      "passwords.verifyOtp",
      "programs.list",
      "raportShares.read",
      "regions.listCities",
      "regions.listDistricts",
      "regions.listProvinces",
      "reminders.refuse",
      "schoolLogin.begin",
      "schoolLogin.finish",
      "schoolLogin.offer",
      "settings.get",
      "testimonials.list",
    ]
  `)
})

test('teachers work in banks, with reports about questions, with their classes, and mark', () => {
  const rooms = namesOf(call => isFor('teacher')(call) && isActOfStaff(call)).map(name => name.split('.')[0])
  expect([...new Set(rooms)]).toMatchInlineSnapshot(`
    [
      "classRaports",
      "classReports",
      "classTasks",
      "interchange",
      "markings",
      "media",
      "packs",
      "questionBanks",
      "questionReports",
      "questionReviews",
      "questionVersions",
      "questions",
      "secondFactor",
      "subjects",
    ]
  `)
})

test('what students do, no teacher and no admin does in their place', () => {
  const both = namesOf(call => isFor('student')(call) && (isFor('teacher')(call) || isFor('admin')(call)))
  expect(both).toMatchInlineSnapshot(`
    [
      "raportShares.create",
      "raportShares.end",
      "raportShares.list",
    ]
  `)
})

test('whoever has yet to replace a first password can do so, and leave', () => {
  expect(namesOf(({ access }) => access.first_password === true)).toMatchInlineSnapshot(`
    [
      "auth.logout",
      "auth.me",
      "passwords.change",
    ]
  `)
})

test('an admin who owes a second factor can set it up, and nothing else', () => {
  expect(namesOf(({ access }) => access.opensWithoutSecondFactor === true)).toMatchInlineSnapshot(`
    [
      "secondFactor.begin",
      "secondFactor.confirm",
      "secondFactor.get",
      "secondFactor.renewCodes",
      "secondFactor.turnOff",
    ]
  `)
})

const tells = (pattern: RegExp) => (call: Call) =>
  call.data !== undefined && listParts(call.data).some(({ path }) => pattern.test(path))

test('keys reach students only with results, and with feedback that they asked for', () => {
  const secret = /(^|\.)(key|explanation_html|model_answer|weights|right_answer|points_given)(\.|$)/
  expect(
    namesOf(call => !isActOfStaff(call) && !call.path.startsWith('/admin/') && tells(secret)(call)),
  ).toMatchInlineSnapshot(`
    [
      "classReports.get",
      "classReports.shared",
      "practices.answer",
      "practices.get",
      "quizzes.answer",
      "quizzes.result",
      "quizzes.start",
      "results.review",
    ]
  `)
})

test('passwords, tokens and secrets are told once, where they are made', () => {
  expect(namesOf(tells(/(^|\.)(\w*token|\w*password|secret|ticket|recovery_codes)$/))).toMatchInlineSnapshot(`
    [
      "auth.login",
      "auth.me",
      "challenges.listOwn",
      "challenges.make",
      "classReports.share",
      "classes.create",
      "classes.get",
      "classes.place",
      "classes.remove",
      "classes.update",
      "passwords.verifyOtp",
      "profile.get",
      "profile.getAdmin",
      "profile.update",
      "profile.updateAdmin",
      "raportShares.create",
      "schoolLogin.begin",
      "schoolLogin.finish",
      "secondFactor.begin",
      "secondFactor.confirm",
      "secondFactor.renewCodes",
      "users.givePasswords",
    ]
  `)
})

test('addresses of people are told to staff and to the person alone', () => {
  expect(
    namesOf(call => !call.path.startsWith('/admin/') && tells(/(^|\.)(email|phone|nisn)$/)(call)),
  ).toMatchInlineSnapshot(`
    [
      "auth.login",
      "auth.me",
      "classes.get",
      "firstAdmin.create",
      "invitations.open",
      "profile.get",
      "profile.update",
      "schoolLogin.finish",
    ]
  `)
})

test('what may lie on a shared computer is nothing of a session that runs', () => {
  const live = new Set(namesOf(call => call.live === true || call.path.startsWith('/admin/')))
  const told = namesOf(tells(/(^|\.)server_now$/)).filter(name => !live.has(name))
  expect(told).toMatchInlineSnapshot(`
    [
      "home.get",
      "practices.answer",
      "practices.get",
      "progresses.answer",
      "progresses.start",
      "quizzes.answer",
      "quizzes.start",
    ]
  `)
})
