import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { hashSecret } from '../../people/auth/one-time-secrets.queries.ts'
import { storeSecret } from '../../people/auth/store-secret.ts'
import type { Letter } from '../../platform/mail/render-letter.ts'
import type { LetterMakers } from '../../platform/mail/send-mail.ts'
import { findReminded, type ReminderKind } from './reminders.queries.ts'

type Reminded = NonNullable<Awaited<ReturnType<typeof findReminded>>>

/** "Sabtu, 5 Desember 2026 pukul 08.00 WIB", on the student's own clock. */
function tellTime(iso: string, timeZone: string): string {
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone } as const
  const [zone] = new Intl.DateTimeFormat('id-ID', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(iso))
    .filter(({ type }) => type === 'timeZoneName')
  return `${new Intl.DateTimeFormat('id-ID', options).format(new Date(iso))} ${zone?.value ?? ''}`.trim()
}

type Words = Pick<Letter, 'subject' | 'preview' | 'paragraphs'> & { go: string }

/** Undefined when the mail would come too late, or for something that is done or off. */
const writers: Record<ReminderKind, (tryout: Reminded, at: Date) => Words | undefined> = {
  opening: ({ title, opens_at, time_zone }, at) => {
    if (Date.parse(opens_at) <= at.getTime()) return undefined
    const time = tellTime(opens_at, time_zone)
    return {
      subject: `Pengingat: ${title}`,
      preview: `Dibuka ${time}.`,
      paragraphs: [
        `${title} dibuka ${time}. Kamu minta diingatkan.`,
        'Siapkan baterai penuh dan tempat yang tenang. Kalau sinyal putus di tengah jalan, jawabanmu tetap tersimpan di perangkatmu.',
      ],
      go: 'Buka halaman try out',
    }
  },
  closing: ({ title, closes_at, time_zone, is_under_way }, at) => {
    if (closes_at === null || Date.parse(closes_at) <= at.getTime() || !is_under_way) return undefined
    const time = tellTime(closes_at, time_zone)
    return {
      subject: `Masih ada waktu: ${title}`,
      preview: `Ditutup ${time}.`,
      paragraphs: [
        `Kamu terdaftar di ${title} dan belum selesai. Try out ini ditutup ${time}.`,
        'Subtes yang belum sempat kamu mulai masih bisa dikerjakan sampai saat itu.',
      ],
      go: 'Lanjutkan try out',
    }
  },
}

async function writeReminder(
  platform: Platform,
  userId: string,
  tryoutId: string | undefined,
  kind: ReminderKind,
): Promise<Letter | undefined> {
  const { config, db, now } = platform
  const tryout = tryoutId && (await findReminded(db, userId, tryoutId))
  if (!tryout || !tryout.reminders || tryout.status !== 'published') return undefined
  const words = writers[kind](tryout, now())
  if (!words) return undefined
  const { go, ...letter } = words
  const token = platform.randomBytes(limits.tokenBytes).toString('base64url')
  await storeSecret(platform, userId, 'refuse_reminders', hashSecret('refuse_reminders', token))
  return {
    ...letter,
    button: { label: go, url: `${config.public_url}/student/try-out/detail/${tryout.slug}` },
    closing: 'Sampai jumpa di sana.',
    refusal: {
      label: 'Tidak mau pengingat lagi? Matikan di sini',
      url: `${config.public_url}/reminders/refuse?token=${token}`,
    },
  }
}

export const reminderLetters = {
  tryout_opening: (platform, { id }, { tryout_id }) => writeReminder(platform, id, tryout_id, 'opening'),
  tryout_closing: (platform, { id }, { tryout_id }) => writeReminder(platform, id, tryout_id, 'closing'),
} satisfies Partial<LetterMakers>
