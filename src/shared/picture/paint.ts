import { languageFacts, type Language } from '@/contract/language.ts'
import { displayFonts } from '@/ui/fonts.ts'
import { layOutPicture } from './lay-out-picture.ts'
import {
  pictureSize,
  type Ink,
  type SharePicture,
  type PictureFrame,
  type Shape,
  type Stretch,
} from './picture.ts'

const family = 'Sporte Picture'

/** Draws the picture on this device. Rejects without its font or a readable canvas. */
export async function paintPicture(picture: SharePicture, frame: PictureFrame): Promise<Blob> {
  await loadFace(frame.language)
  const start = performance.now()
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize.width
  canvas.height = pictureSize.height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('There is no canvas to draw on')
  if (!isReadable(context)) throw new Error('The browser protects its canvases')
  const shapes = layOutPicture(picture, frame, (text, size, stretch) => {
    context.font = fontOf(size, stretch)
    return context.measureText(text).width
  })
  const colours = readInks()
  for (const shape of shapes) paint(context, shape, colours)
  const blob = toPng(canvas)
  performance.measure('sporte:picture', { start })
  return blob
}

/**
 * False if the browser returns one colour for every pixel, against fingerprinting. Slight noise, as in Brave, is
 * invisible.
 */
function isReadable(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#00f'
  context.fillRect(0, 0, 1, 1)
  const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data
  return red < 64 && blue > 192
}

/** Not `toBlob`, which Chromium delays for up to a second until the page is idle. */
function toPng(canvas: HTMLCanvasElement): Blob {
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',')
  if (base64 === '') throw new Error('The picture could not be written')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/** Loads the font under a separate name: the page's font is `optional`, so it is never used if it loads too late. */
async function loadFace(language: Language): Promise<void> {
  const isInstalled = [...document.fonts].some((face) => face.family.includes(family))
  if (isInstalled) return
  const face = new FontFace(family, `url(${displayFonts[languageFacts[language].script]})`, {
    weight: '700',
    stretch: '62% 112%',
  })
  await face.load()
  document.fonts.add(face)
}

const fontOf = (size: number, stretch: Stretch) =>
  `700 ${stretch === 'normal' ? '' : stretch} ${Math.round(size)}px "${family}", sans-serif`

function paint(context: CanvasRenderingContext2D, shape: Shape, colours: (ink: Ink) => string) {
  const colour = colours(shape.ink)
  context.fillStyle = colour
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, lean = 0 } = shape
      context.beginPath()
      context.moveTo(x + lean, y)
      context.lineTo(x + width + lean, y)
      context.lineTo(x + width - lean, y + height)
      context.lineTo(x - lean, y + height)
      context.fill()
      return
    }
    case 'text':
      context.font = fontOf(shape.size, shape.stretch)
      context.direction = shape.direction
      context.textAlign = shape.align
      context.fillText(shape.text, shape.x, shape.y)
      return
    case 'rays':
      context.save()
      context.translate(shape.x, shape.y)
      context.scale(shape.scale, shape.scale)
      context.strokeStyle = colour
      context.lineWidth = shape.width
      context.stroke(new Path2D(shape.path))
      context.restore()
  }
}

/** The tokens of the dark scheme as canvas colours. Computed, because a canvas cannot resolve `light-dark()`. */
function readInks(): (ink: Ink) => string {
  const known = new Map<Ink, string>()
  return (ink) => {
    const colour = known.get(ink) ?? computed(ink)
    known.set(ink, colour)
    return colour
  }
}

function computed(ink: Ink): string {
  const swatch = document.createElement('i')
  swatch.style.colorScheme = 'dark'
  swatch.style.color = `var(--${ink})`
  document.body.append(swatch)
  const { color } = getComputedStyle(swatch)
  swatch.remove()
  return color
}
