import { canKeepAnswers, hasSpace } from './check-device.ts'

const patienceMs = 5_000

const within = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([work, new Promise<T>(resolve => setTimeout(() => resolve(otherwise), patienceMs))])

/** From the server, past whatever this device keeps. */
async function showsPictures(): Promise<boolean> {
  const picture = new Image()
  picture.src = `/icon-192.png?gladi=${Date.now()}`
  return within(
    picture.decode().then(
      () => true,
      () => false,
    ),
    false,
  )
}

/** Browsers take a page along for later only over HTTPS, or on the server itself. */
async function worksOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  return within(
    navigator.serviceWorker.ready.then(({ active }) => active !== null),
    false,
  )
}

/** What an exam needs of a device, tried for real. */
export async function rehearse() {
  const [keeps_answers, has_space, shows_pictures, works_offline] = await Promise.all([
    canKeepAnswers(),
    hasSpace(),
    showsPictures(),
    worksOffline(),
  ])
  return { keeps_answers, has_space, shows_pictures, works_offline }
}
export type Found = Awaited<ReturnType<typeof rehearse>>
