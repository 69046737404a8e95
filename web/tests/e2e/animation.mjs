/* A short animation of what happens on a page, as an animated WebP: the browser encodes the frames, this file only puts them
   into their container (https://developers.google.com/speed/webp/docs/riff_container). */
import { Buffer } from 'node:buffer'

const chunk = (name, body) => {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
const three = (number) => Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255])

/** The picture data of a still WebP, without its container. */
function pictureOf(webp) {
  for (let at = 12; at < webp.length; ) {
    const [name, size] = [webp.toString('latin1', at, at + 4), webp.readUInt32LE(at + 4)]
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, webp.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  throw new Error('no picture in this WebP')
}

/** Frames `{ webp, ms }` of one size as one file that repeats for ever. */
export function animatedWebp(frames, width, height) {
  const extended = chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), three(width - 1), three(height - 1)]))
  const loop = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]))
  const list = frames.map(({ webp, ms }) => chunk('ANMF', Buffer.concat([three(0), three(0), three(width - 1), three(height - 1), three(ms), Buffer.from([2]), pictureOf(webp)])))
  const body = Buffer.concat([Buffer.from('WEBP'), extended, loop, ...list])
  const head = Buffer.alloc(8)
  head.write('RIFF')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Takes a frame every `ms` until `stop()` is called, which gives the frames; equal ones become one that stays longer. */
export async function film(page, ms, quality = 40) {
  const devtools = await page.context().newCDPSession(page)
  const frames = []
  let going = true
  const done = (async () => {
    while (going) {
      const begun = Date.now()
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
      const webp = Buffer.from(data, 'base64')
      const last = frames.at(-1)
      if (last?.webp.equals(webp)) last.ms += ms
      else frames.push({ webp, ms })
      await new Promise((later) => setTimeout(later, Math.max(0, ms - (Date.now() - begun))))
    }
    await devtools.detach()
    return frames
  })()
  return () => ((going = false), done)
}
