import { detectPictureType } from './detect-picture-type.ts'

interface Size {
  /** In pixels. */
  width: number
  height: number
}

const UNKNOWN: Size = { width: 320, height: 240 }

function measureJpeg(view: DataView): Size {
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    // Start of frame, of any coding but those that are tables.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return UNKNOWN
}

/** What the head of a picture says; a middling size where it does not. */
export function measurePicture(bytes: Uint8Array): Size {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = detectPictureType(bytes)
  const size =
    type === 'image/png' && bytes.length > 24
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : type === 'image/jpeg'
        ? measureJpeg(view)
        : type === 'image/gif' && bytes.length > 10
          ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
          : UNKNOWN
  return size.width > 0 && size.height > 0 ? size : UNKNOWN
}
