/** What a picture's first bytes say; undefined for anything else. */
export function detectPictureType(bytes: Uint8Array): string | undefined {
  const head = Array.from(bytes.subarray(0, 44), byte => String.fromCharCode(byte)).join('')
  if (head.startsWith('\x89PNG')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('GIF8')) return 'image/gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  if (head.startsWith('BM')) return 'image/bmp'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'image/tiff'
  if (head.startsWith('\x01\0\0\0') && head.slice(40, 44) === ' EMF') return 'image/x-emf'
  if (head.startsWith('\xd7\xcd\xc6\x9a') || head.startsWith('\x01\0\x09\0')) return 'image/x-wmf'
  if (/^\s*(<\?xml[^>]*>\s*)?<svg/.test(new TextDecoder().decode(bytes.subarray(0, 400))))
    return 'image/svg+xml'
  return undefined
}
