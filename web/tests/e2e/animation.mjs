/* Records a page as an animated WebP. The browser encodes the frames; this file only writes the container
   (https://developers.google.com/speed/webp/docs/riff_container). */
import { Buffer } from 'node:buffer'

const chunk = (name, body) => {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
const uint24 = (number) => Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255])

/** The image data of a still WebP, without its container. */
function pictureOf(webp) {
  for (let at = 12; at < webp.length; ) {
    const [name, size] = [webp.toString('latin1', at, at + 4), webp.readUInt32LE(at + 4)]
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, webp.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  throw new Error('this WebP contains no image')
}

/** Joins frames `{ webp, ms }` of the same size to an animation that loops forever. */
export function animatedWebp(frames, width, height) {
  const extended = chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]))
  const loop = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]))
  const list = frames.map(({ webp, ms }) => chunk('ANMF', Buffer.concat([uint24(0), uint24(0), uint24(width - 1), uint24(height - 1), uint24(ms), Buffer.from([2]), pictureOf(webp)])))
  const body = Buffer.concat([Buffer.from('WEBP'), extended, loop, ...list])
  const head = Buffer.alloc(8)
  head.write('RIFF')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Takes a screenshot every `ms` milliseconds. Returns `stop()`, which resolves to the frames; consecutive equal frames are merged. */
export async function film(page, ms, quality = 40) {
  const devtools = await page.context().newCDPSession(page)
  const frames = []
  let recording = true
  const done = (async () => {
    while (recording) {
      const startedAt = Date.now()
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
      const webp = Buffer.from(data, 'base64')
      const last = frames.at(-1)
      if (last?.webp.equals(webp)) last.ms += ms
      else frames.push({ webp, ms })
      await new Promise((later) => setTimeout(later, Math.max(0, ms - (Date.now() - startedAt))))
    }
    await devtools.detach()
    return frames
  })()
  return () => ((recording = false), done)
}
